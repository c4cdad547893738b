import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFile, livedIn, prepareBackupFolder, report, storeOf, sumsOf } from '../../../test/backups.ts';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

prepareBackupFolder();

describe.runIf(databaseKinds.includes('postgres'))('a backup of a running server', () => {
  it('contains nothing that is written after it began', async () => {
    const hark = await livedIn('postgres');
    onTestFinished(hark.close);
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const store = storeOf(hark);
    const read: typeof store = {
      ...store,
      // Photos are read first.
      get: (name) => logWalk(owner, id).then(() => store.get(name)),
    };
    const before = await sumsOf(hark.database);
    const file = freshFile();
    await writeBackup({ database: hark.database, photos: read, report }, file);
    expect(await sumsOf(hark.database)).not.toEqual(before);
    await restoreBackup({ database: hark.database, photos: store, report }, file);
    expect(await sumsOf(hark.database)).toEqual(before);
  });

  it("is the same whatever the server's settings for times, bytes and fractions", async () => {
    const hark = await livedIn('postgres');
    onTestFinished(hark.close);
    const backup = () => writeBackup({ database: hark.database, photos: storeOf(hark), report }, freshFile());
    const { tables } = await backup();
    for (const setting of [
      "timezone = 'Pacific/Auckland'",
      "bytea_output = 'escape'",
      'extra_float_digits = -3',
    ])
      await hark.database.pool.query(
        `do $$ begin execute format('alter database %I set ${setting.replaceAll("'", "''")}', current_database()); end $$`,
      );
    expect((await backup()).tables).toEqual(tables);
  });

  it('is a snapshot of one moment, and can be restored while the server runs', async () => {
    const hark = await livedIn('postgres');
    onTestFinished(hark.close);
    const owner = await makeOwner(hark);
    let writing = true;
    let written = 0;
    const write = async () => {
      while (writing) {
        const { id } = await makeDog(owner, { name: `Dog ${written++}` });
        await owner.call('createActivity', {
          params: { id },
          body: { type: 'walk', duration: 5, photos: [await makePhoto(written)] },
        });
        await owner.call('deleteDog', { params: { id } });
      }
    };
    const writers = [write(), write(), write()];
    const backups: string[] = [];
    for (let round = 0; round < 4; round++) {
      const file = freshFile();
      await writeBackup({ database: hark.database, photos: storeOf(hark), report }, file);
      backups.push(file);
    }
    writing = false;
    await Promise.all(writers);
    expect(written).toBeGreaterThan(3);
    // Foreign keys hold only if all tables are from the same moment.
    for (const file of backups) {
      await restoreBackup({ database: hark.database, photos: storeOf(hark), report }, file);
      expect(await owner.call('me', {})).toMatchObject({ email: owner.email });
      await makeDog(owner);
    }
  });
});
