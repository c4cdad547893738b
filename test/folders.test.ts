import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const oxlint = path.join(repository, 'node_modules/oxlint/bin/oxlint');

let folder: string;

/** The linter's output, with Hark's settings, for a file of the app that imports another. */
async function lint(file: string, imported: string): Promise<string> {
  const full = path.join(folder, 'src/app', file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, `export const load = () => import('${imported}');\nexport * from '${imported}';\n`);
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, `src/app/${file}`], { cwd: folder }, (_, said) => resolve(said));
  });
}

/** How often the output refuses an import. */
const refusals = (said: string) => said.split('no-restricted-imports').length - 1;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hark-folders-'));
  await cp(path.join(repository, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  await cp(path.join(repository, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the linter checks which folder of the app may import which', () => {
  test.each([
    ['boot imports pages', 'boot/Home.tsx', '../pages/profile/ProfilePage.tsx'],
    ['a page imports features', 'pages/profile/DogProfile.tsx', '../../features/goals/CareGoals.tsx'],
    ['a feature imports itself', 'features/quickLog/voice/speech.ts', '../entry.ts'],
    ['a feature imports lib', 'features/goals/goalWrites.ts', '../../lib/query.ts'],
    ['a folder of a feature imports lib', 'features/quickLog/voice/talk.ts', '../../../lib/query.ts'],
    ['lib imports ui', 'lib/api.ts', '../ui/toast.ts'],
  ])('%s', async (_, file, imported) => {
    const said = await lint(file, imported);
    expect(said).toContain('on 1 file');
    expect(refusals(said)).toBe(0);
  });

  test.each([
    ['a feature cannot import another', 'features/goals/goals.ts', '../notifications/seen.ts'],
    [
      'a feature cannot import another by a longer path',
      'features/goals/detour.ts',
      '../../features/notifications/seen.ts',
    ],
    [
      'a folder of a feature cannot import another feature',
      'features/quickLog/voice/far.ts',
      '../../goals/goalText.ts',
    ],
    ['a feature cannot import a page', 'features/goals/up.ts', '../../pages/profile/Facts.tsx'],
    ['a page cannot import another', 'pages/profile/other.ts', '../onboarding/progress.ts'],
    ['a page cannot import boot', 'pages/profile/up.ts', '../../boot/routes.tsx'],
    ['a public page cannot import a page', 'public/up.ts', '../pages/profile/Facts.tsx'],
    ['lib cannot import a feature', 'lib/up.ts', '../features/goals/goalText.ts'],
    ['phone cannot import lib', 'phone/native/up.ts', '../../lib/query.ts'],
    ['ui cannot import lib', 'ui/up.ts', '../lib/query.ts'],
  ])('%s, even lazily', async (_, file, imported) => {
    expect(refusals(await lint(file, imported))).toBe(2);
  });
});
