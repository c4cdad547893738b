import './lib/nodeVersion.mjs';
import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';

await command(async () => {
  await install('working');
  const { failures } = await runChecks();
  process.exitCode = failures.length > 0 ? 1 : 0;
});
