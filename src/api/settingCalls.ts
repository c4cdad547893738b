import { Me, UnitChoice } from '../domain/account.ts';
import { define } from './call.ts';

/** The part of the contract that is about what a person has chosen. */
export const settingCalls = define({
  saveUnits: {
    method: 'PUT',
    path: '/api/user/units',
    summary:
      'Choose the unit in which the user sees and enters weights; null follows the browser. The wire stays in lbs',
    who: 'user',
    body: UnitChoice,
    status: 200,
    answer: Me,
  },
});
