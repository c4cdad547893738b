import './nodeVersion.mjs';
import { runChecks } from './checks.mjs';
import { install } from './prepare.mjs';
import { command } from './steps.mjs';

await command(async () => {
  await install('working');
  const { failures } = await runChecks();
  process.exitCode = failures.length > 0 ? 1 : 0;
});
