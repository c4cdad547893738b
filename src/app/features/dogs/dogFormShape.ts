import * as z from 'zod/mini';
import { ownerZone } from '../../../api/zone.ts';
import { birthdayProblem } from '../../../domain/age.ts';
import { checkupProblem, NewDog } from '../../../domain/dog.ts';
import { correctedNow } from '../../lib/clock.ts';

type Problem = (day: string | null | undefined, now: Date, zone: string) => string | null;

/** Refuses a day that is impossible in the owner's time zone. */
const possible = (problem: Problem) =>
  z.check<string | null | undefined>(({ value, issues }) => {
    const message = problem(value, correctedNow(), ownerZone());
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/** The schema of the forms for a dog: the server's, with days by the owner's time zone. */
export const DogFormShape = z.extend(NewDog, {
  birthday: NewDog.shape.birthday.check(possible(birthdayProblem)),
  lastCheckup: NewDog.shape.lastCheckup.check(possible(checkupProblem)),
});
