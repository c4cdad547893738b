import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** All files and folders of the repository that are not generated. Folders end in a slash. */
const files = readdirSync(repository)
  .filter((name) => !['.git', 'node_modules', 'build', 'data'].includes(name))
  .flatMap((name) => [name, ...within(name)])
  .map((name) => (statSync(path.join(repository, name)).isDirectory() ? `${name}/` : name));

function within(name: string): string[] {
  if (!statSync(path.join(repository, name)).isDirectory()) return [];
  return readdirSync(path.join(repository, name), { recursive: true, encoding: 'utf8' }).map((each) =>
    path.posix.join(name, each.split(path.sep).join('/')),
  );
}

const documents = files.filter((file) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file) && file !== 'CHANGELOG.md');

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every link between documents leads to an existing file and heading', () => {
  const broken = documents.flatMap((document) => {
    const linked = [...read(document).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, link, picture]) => link ?? picture ?? '',
    );
    return linked
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [name = '', anchor] = link.split('#');
        const target = name ? path.posix.join(path.posix.dirname(document), name) : document;
        if (!existsSync(path.join(repository, target))) return true;
        return anchor !== undefined && !anchorsIn(target).includes(anchor);
      })
      .map((link) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});

/** File and folder names in documents: in backticks the end of a path, maybe with `*`; in commands the whole path. */
const named = [
  /`((?:[\w.@*-]+\/)*(?:[\w.@*-]+\/|[\w.@*-]+\.(?:tsx?|mjs|md|sql|ya?ml|service|timer|html)))`/g,
  /\s((?:bench|deploy|docs|e2e|scripts|src|test|training)\/[\w./@-]*\w)/g,
];

test('every file and folder that a document names exists', () => {
  let count = 0;
  const missing = documents.flatMap((document) =>
    named
      .flatMap((shape) => [...read(document).matchAll(shape)])
      .map(([, name = '']) => name)
      .filter((name) => {
        count += 1;
        const pattern = name
          .split('*')
          .map((part) => part.replace(/[.@-]/g, '\\$&'))
          .join('[^/]*');
        const asked = new RegExp(`(?:^|/)${pattern}/?$`);
        return !files.some((file) => asked.test(file));
      })
      .map((name) => `${document}: ${name}`),
  );
  expect(count).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const asked = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !(name in scripts))).toEqual([]);
});
