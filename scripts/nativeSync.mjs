import './lib/nodeVersion.mjs';
import { command, StepFailed, say } from './lib/command.mjs';
import { prepareNative } from './lib/prepare.mjs';
import { problemsOfCopies, problemsOfNative } from './native/check.mjs';
import { takeHost } from './native/host.mjs';
import { capacitor } from './native/tools.mjs';

/** Copies the newest app and plugins into both native projects, ready for Android Studio and Xcode. */
await command(async () => {
  takeHost();
  await prepareNative();
  await capacitor('sync');
  const problems = [...problemsOfNative(), ...problemsOfCopies()];
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
  say('Both native projects contain the current app.');
});
