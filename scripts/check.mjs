import './nodeVersion.mjs';
import { runChecks } from './checks.mjs';
import { install } from './prepare.mjs';
import { command } from './steps.mjs';

await command(async () => {
  await install();
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
});
