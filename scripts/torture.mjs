import './lib/nodeVersion.mjs';
import { runLonger } from './lib/longTest.mjs';

const rounds = process.env['TORTURE_ROUNDS'];
if (process.argv[2] === 'reminders')
  await runLonger(['test/process/reminders.test.ts'], { REMINDER_KILLS: rounds ?? '100' });
else await runLonger(['test/process/killed.test.ts'], { TORTURE_ROUNDS: rounds ?? '1000' });
