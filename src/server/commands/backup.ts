import { rmSync } from 'node:fs';
import { counted } from '../../domain/counted.ts';
import { unfinished, writeBackup } from '../backup/writeBackup.ts';
import { runFileCommand } from './fileCommand.ts';

// The command `npm run backup -- FILE`.

await runFileCommand('backup', 'No backup was made.', async (context, file) => {
  // A signal stops the backup at once, leaving no file behind.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      rmSync(unfinished(file), { force: true });
      context.report(`No backup was made: it was stopped by ${signal}.`);
      process.exit(1);
    });
  }
  const { photos, tables } = await writeBackup(context, file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${counted(rows, 'row')} and ${counted(photos.files, 'photo file')} into ${file}`;
});
