import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds, freshSite } from '../databases.ts';
import { makePhoto } from '../makers.ts';
import { mount } from '../mount.ts';
import { serve, settle, site, until } from './serverProcess.ts';

/** Ignores an error because the disk is full: the server's own writes may have filled it first. */
function unlessFull(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
}

describe.each(databaseKinds)('when the disk is full, a server on %s', { timeout: 120_000 }, (kind) => {
  test('says so, can still read, and works again once there is space', async (context) => {
    const place = await freshSite(kind);
    onTestFinished(place.remove);
    const disk = await mkdtemp(join(tmpdir(), 'hark-disk-'));
    onTestFinished(() => rm(disk, { recursive: true, force: true }));
    if (!mount(disk, 160)) {
      await context.annotate(
        'No disk can be mounted here: a photo folder that cannot be used stands in for a full one.',
      );
      return unusableFolder();
    }
    if (kind === 'embedded') execFileSync('cp', ['-r', join(place.dataDir, 'db'), join(disk, 'db')]);
    const server = await serve({ ...place, dataDir: disk });
    const { token, dogId } = await settle(server);
    const call = server.as(token);
    const log = async (n: number) => {
      const photos = [await makePhoto(n, { width: 300, height: 300 })];
      const body = { type: 'health' as const, symptoms: 'Rash', notes: 'x'.repeat(5_000), photos };
      return call('createActivity', { params: { id: dogId }, body });
    };
    const first = await log(0);

    const ballast = join(disk, 'ballast');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 256 * 1024))).catch(unlessFull);
    const kept = [first.id];
    let refusals = 0;
    for (let n = 1; refusals < 5; n++) {
      await log(n).then(
        ({ id }) => kept.push(id),
        (error: unknown) => {
          expect(error).toMatchObject({ status: 503 });
          refusals++;
        },
      );
      expect(n).toBeLessThan(3_000);
    }
    const list = () => call('listActivities', { params: { id: dogId }, query: { limit: '200' } });
    await until(
      async () =>
        list().then(
          () => true,
          () => false,
        ),
      5_000,
    );
    expect((await fetch(server.url + first.photos[0])).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await rm(ballast);
    await until(
      async () =>
        log(9_000).then(
          ({ id }) => kept.push(id) > 0,
          () => false,
        ),
      10_000,
    );
    const shown = await list();
    const ids = shown.map(({ id }) => id);
    expect(kept.slice(-200).filter((id) => !ids.includes(id))).toEqual([]);
    for (const { photos } of shown.slice(0, 20))
      expect((await fetch(server.url + photos[0])).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
    expect(server.output() + server.errors()).not.toContain('Aborted(');
  });

  async function unusableFolder(): Promise<void> {
    const place = await site(kind);
    const server = await serve(place);
    const { token, dogId } = await settle(server);
    const folder = join(place.dataDir, 'photos');
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}.away`);
    await writeFile(folder, '');
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto()] };
    const log = () => server.as(token)('createActivity', { params: { id: dogId }, body });
    await expect(log()).rejects.toMatchObject({ status: 503 });
    expect(await server.as(token)('listActivities', { params: { id: dogId } })).toEqual([]);
    await rm(folder);
    await rename(`${folder}.away`, folder);
    expect((await log()).photos).toHaveLength(1);
  }
});
