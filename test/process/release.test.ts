import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { release } from '../../scripts/release.mjs';
import { databaseKinds } from '../databases.ts';
import { makePhoto } from '../makers.ts';
import { projectRoot, serve, settle, site } from './serverProcess.ts';

test('the built server brings the trained models', () => {
  const folder = join(projectRoot, 'src/listening/model');
  const files = readdirSync(folder).filter((name) => /\.(bin|json)$/.test(name));
  expect(files.filter((name) => name.endsWith('.bin'))).toEqual(['notes.bin', 'remarks.bin', 'words.bin']);
  const isBuilt = (file: string) =>
    readFileSync(join(projectRoot, 'build/server', file)).equals(readFileSync(join(folder, file)));
  expect(files.filter((file) => !isBuilt(file))).toEqual([]);
});

test('the app that is built is always a production build', () => {
  const folder = join(projectRoot, 'build/www/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const explaining = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('Each child in a list should have a unique'),
  );
  expect(explaining).toEqual([]);
});

// The embedded database is what a release has to bring.
test.each(databaseKinds.slice(0, 1))('a release on %s needs nothing outside its folder', async (kind) => {
  const root = await mkdtemp(join(tmpdir(), 'hark-release-'));
  onTestFinished(() => rm(root, { recursive: true }));
  release(root);
  const packages = await readdir(join(root, 'node_modules'));
  expect(packages).toContain('sharp');
  expect(packages).not.toContain('fastify');

  const brought = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => dirname(join(root, file)));
  expect(brought.length).toBeGreaterThan(4);
  for (const folder of brought) {
    const words = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
    expect([folder, words]).toEqual([folder, [expect.any(String)]]);
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license: string };
    if (license.startsWith('LGPL'))
      expect(readFileSync(join(folder, words[0]!), 'utf8')).toMatch(
        /GNU LESSER GENERAL PUBLIC LICENSE[\s\S]*GNU GENERAL PUBLIC LICENSE/,
      );
  }

  const place = await site(kind);
  const server = await serve(place, {}, root);
  const { token, dogId } = await settle(server);
  const as = server.as(token);
  const saved = await as('createActivity', {
    params: { id: String(dogId) },
    body: { type: 'health', symptoms: 'Limping since this morning', photos: [await makePhoto()] },
  });
  expect(saved.photos).toHaveLength(1);
  const heard = await as('interpretBehavior', {
    body: { notes: 'He cannot stand up and his gums are white', dogId },
  });
  expect(heard).toMatchObject({ severity_level: 'urgent', source: 'engine' });
  expect((await fetch(`${server.url}/signin`)).headers.get('content-type')).toContain('text/html');
});
