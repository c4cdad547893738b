import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const folders = ['domain', 'listening', 'charts', 'api', 'server', 'app'];
const allowed = {
  'src/domain/dog.ts': "export const dog = 'Biscuit';",
  'src/listening/listen.ts': "export { dog } from '../domain/dog.ts';",
  'src/charts/plot.ts': "export { dog } from '../domain/dog.ts';",
  'src/api/contract.ts': "export { dog } from '../domain/dog.ts';",
  'src/server/main.ts': "export { dog } from '../api/contract.ts'; export const home = process.cwd();",
  'src/app/title.ts': "export { dog } from '../api/contract.ts'; export const title = document.title;",
};

let copy: string;

/** The compiler's output for these files instead of Hark's, with Hark's settings. */
async function compile(folder: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries({ ...allowed, ...files })) {
    await writeFile(path.join(copy, file), text);
  }
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', `src/${folder}`], { cwd: copy }, (_, said) => resolve(said));
  });
}

beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'hark-compiler-'));
  await symlink(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  await cp(path.join(repository, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  await writeFile(path.join(copy, 'package.json'), '{ "type": "module" }');
  for (const folder of folders) {
    await mkdir(path.join(copy, 'src', folder), { recursive: true });
    const settings = `src/${folder}/tsconfig.json`;
    await cp(path.join(repository, settings), path.join(copy, settings));
  }
});

afterEach(() => rm(copy, { recursive: true, force: true }));

describe('the compiler checks which folder may import which', () => {
  test('app and server may import the API contract', async () => {
    expect(await compile('app', {})).toBe('');
    expect(await compile('server', {})).toBe('');
  });

  const elsewhere = 'error TS6307';
  const unknown = 'Cannot find name';

  test.each([
    ['app cannot import server', 'app', "export { home } from '../server/main.ts';", elsewhere],
    ['server cannot import app', 'server', "export { title } from '../app/title.ts';", elsewhere],
    ['api cannot import server', 'api', "export { home } from '../server/main.ts';", elsewhere],
    ['domain cannot import api', 'domain', "export { dog } from '../api/contract.ts';", elsewhere],
    ['listening cannot import server', 'listening', "export { home } from '../server/main.ts';", elsewhere],
    ['charts cannot import app', 'charts', "export { title } from '../app/title.ts';", elsewhere],
    ['charts cannot touch the window', 'charts', 'export const width = window.innerWidth;', unknown],
    ['listening cannot touch the process', 'listening', 'export const home = process.cwd();', unknown],
    ['domain cannot touch the window', 'domain', 'export const width = window.innerWidth;', unknown],
    ['domain cannot touch the process', 'domain', 'export const home = process.cwd();', unknown],
    ['domain cannot read files', 'domain', "export { readFile } from 'node:fs/promises';", unknown],
    ['server cannot touch the window', 'server', 'export const width = window.innerWidth;', unknown],
    ['app cannot touch the process', 'app', 'export const home = process.cwd();', unknown],
  ])('%s', async (_, folder, wrong, reason) => {
    const file = `src/${folder}/wrong.ts`;
    const said = await compile(folder, { [file]: wrong });
    const complaints = said.split('\n').filter((line) => line.startsWith(`${file}(1,`));
    expect(complaints.join('\n')).toContain(reason);
  });
});
