import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const floors = ['domain', 'listening', 'api', 'server', 'app'];
const allowed = {
  'src/domain/dog.ts': "export const dog = 'Biscuit';",
  'src/listening/listen.ts': "export { dog } from '../domain/dog.ts';",
  'src/api/contract.ts': "export { dog } from '../domain/dog.ts';",
  'src/server/main.ts': "export { dog } from '../api/contract.ts'; export const home = process.cwd();",
  'src/app/title.ts': "export { dog } from '../api/contract.ts'; export const title = document.title;",
};

let house: string;

/** The compiler's output for these files instead of Hark's, with Hark's settings. */
async function compile(floor: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries({ ...allowed, ...files })) {
    await writeFile(path.join(house, file), text);
  }
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', `src/${floor}`], { cwd: house }, (_, said) => resolve(said));
  });
}

beforeEach(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'hark-compiler-'));
  await symlink(path.join(repository, 'node_modules'), path.join(house, 'node_modules'), 'junction');
  await cp(path.join(repository, 'tsconfig.base.json'), path.join(house, 'tsconfig.base.json'));
  await writeFile(path.join(house, 'package.json'), '{ "type": "module" }');
  for (const floor of floors) {
    await mkdir(path.join(house, 'src', floor), { recursive: true });
    const settings = `src/${floor}/tsconfig.json`;
    await cp(path.join(repository, settings), path.join(house, settings));
  }
});

afterEach(() => rm(house, { recursive: true, force: true }));

describe('the compiler keeps who may import whom', () => {
  test('app and server may use the contract', async () => {
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
    ['listening cannot touch the process', 'listening', 'export const home = process.cwd();', unknown],
    ['domain cannot touch the window', 'domain', 'export const width = window.innerWidth;', unknown],
    ['domain cannot touch the process', 'domain', 'export const home = process.cwd();', unknown],
    ['domain cannot read files', 'domain', "export { readFile } from 'node:fs/promises';", unknown],
    ['server cannot touch the window', 'server', 'export const width = window.innerWidth;', unknown],
    ['app cannot touch the process', 'app', 'export const home = process.cwd();', unknown],
  ])('%s', async (_, floor, trespass, reason) => {
    const file = `src/${floor}/trespass.ts`;
    const said = await compile(floor, { [file]: trespass });
    const complaints = said.split('\n').filter((line) => line.startsWith(`${file}(1,`));
    expect(complaints.join('\n')).toContain(reason);
  });
});
