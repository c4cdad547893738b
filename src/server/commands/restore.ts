import { counted } from '../../domain/counted.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { runFileCommand } from './fileCommand.ts';

// The command `npm run restore -- FILE`.

await runFileCommand('restore', 'Nothing was restored, and nothing has changed.', async (context, file) => {
  const { photos, tables } = await restoreBackup(context, file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${counted(rows, 'row')} and ${counted(photos.files, 'photo file')} from ${file}`;
});
