import { command, StepFailed, say } from './lib/command.mjs';
import { problemsOfNative } from './native/check.mjs';

await command(async () => {
  const problems = problemsOfNative();
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
  say('The native projects match the app, its plugins, permissions and configuration.');
});
