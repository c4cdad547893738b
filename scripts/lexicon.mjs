import { writeFileSync } from 'node:fs';
import path from 'node:path';
import './lib/nodeVersion.mjs';
import { command, root, say } from './lib/command.mjs';
import { moduleOf, readLexicon } from './lib/lexicon.mjs';

/**
 * Without a phrase: checks the lexicon's text files and writes the module that the engine reads. With one: says under
 * which concepts it stands, and where.
 */
await command(async () => {
  const entries = readLexicon();
  const asked = process.argv.slice(2).join(' ').trim().toLowerCase();
  if (!asked) {
    writeFileSync(path.join(root, 'src/listening/lexicon/entries.ts'), moduleOf(entries));
    say(`${new Set(entries.map(({ file }) => file)).size} files, ${entries.length} headings.`);
    return;
  }
  const found = entries.flatMap(({ name, file, kind, lines }) =>
    lines
      .filter(({ text }) => ` ${text.replace(/^=| \(shared\)$/g, '')} `.includes(` ${asked} `))
      .map(({ text, line }) => `${name} (${kind}): ${text}  src/listening/lexicon/${file}:${line}`),
  );
  say(found.length > 0 ? found.join('\n') : `No concept has "${asked}".`);
});
