import { writeBackup } from './backup/backup.ts';
import { runOnFile } from './backup/command.ts';

// The command `npm run backup -- FILE`.

await runOnFile('backup', 'No backup was made.', async (house, file) => {
  const { photos, tables } = await writeBackup(house, file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${rows} rows and ${photos.files} photo files into ${file}`;
});
