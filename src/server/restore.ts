import { runOnFile } from './backup/command.ts';
import { restoreBackup } from './backup/restore.ts';

// The command `npm run restore -- FILE`.

await runOnFile('restore', 'Nothing was restored; all is as it was.', async (house, file) => {
  const { photos, tables } = await restoreBackup(house, file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows and ${photos.files} photo files from ${file}`;
});
