import { readFileSync } from 'node:fs';
import path from 'node:path';
import { command, root, StepFailed, say } from './lib/command.mjs';

/**
 * What the changelog says of one version, in Markdown.
 * @param {string} changelog the text of CHANGELOG.md
 * @param {string} version such as 1.2.3
 */
export function releaseNotes(changelog, version) {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version);
  if (!section) throw new StepFailed(`CHANGELOG.md has no section "## ${version}".`);
  const [title = '', ...lines] = section.split('\n');
  if (/unreleased/i.test(title))
    throw new StepFailed(`CHANGELOG.md calls ${version} unreleased: give it a date.`);
  const notes = lines.join('\n').trim();
  if (!notes) throw new StepFailed(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

if (process.argv[1] === import.meta.filename) {
  await command(async () => {
    const version = /^v(\d+\.\d+\.\d+)$/.exec(process.argv[2] ?? '')?.[1];
    if (!version) throw new StepFailed('Usage: node scripts/releaseNotes.mjs v1.2.3');
    /** @param {string} file */
    const read = (file) => readFileSync(path.join(root, file), 'utf8');
    const named = /** @type {{ version: string }} */ (JSON.parse(read('package.json'))).version;
    if (named !== version) throw new StepFailed(`The tag is ${version}, but package.json says ${named}.`);
    say(releaseNotes(read('CHANGELOG.md'), version));
  });
}
