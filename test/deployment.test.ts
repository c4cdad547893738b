import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parts } from '../scripts/release.mjs';
import { readConfig } from '../src/server/config.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** All settings that Hark knows. */
const known = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name);

/** The settings in an env file or a systemd unit, with placeholders filled in. */
function settingsIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || 'x'.repeat(32),
  ]);
  return Object.fromEntries(found);
}

type Service = {
  image: string;
  build?: string;
  pull_policy?: string;
  environment: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: object;
  logging?: object;
  deploy: { resources: { limits: object } };
};
const composeText = read('compose.yaml');
const compose = parse(composeText, { merge: true }) as { services: Record<string, Service>; volumes: object };
const example = settingsIn(read('deploy/compose.env.example'));

describe('the compose file', () => {
  const inImage = /^ENV (.+)$/m
    .exec(read('Dockerfile'))![1]!
    .split(' ')
    .map((pair) => pair.split('='));

  test('asks for exactly the variables in its example, where optional ones are commented out', () => {
    const asked = [...composeText.matchAll(/\$\{([A-Z_]+)(:\?|:-)/g)];
    const names = (sign: string) =>
      new Set(asked.flatMap(([, name = '', what]) => (what === sign ? [name] : [])));
    const exampleText = read('deploy/compose.env.example');
    const open = [...exampleText.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect([...names(':?')].toSorted()).toEqual(
      Object.keys(example)
        .filter((name) => name !== 'HARK_VERSION')
        .toSorted(),
    );
    expect([...names(':-')].toSorted()).toEqual([...open, 'HARK_VERSION'].toSorted());
  });

  test.each(['hark-a', 'hark-b'])('passes every setting to %s or fixes its value', (name) => {
    const given = new Set([
      ...Object.keys(compose.services[name]!.environment),
      ...inImage.map(([setting]) => setting),
      // In production there is only one way.
      'PASSWORD_RESET',
    ]);
    expect(known.filter((setting) => !given.has(setting))).toEqual([]);
  });

  test.each(['hark-a', 'hark-b'])('gives %s settings that it starts with in production', (name) => {
    const given = Object.entries(compose.services[name]!.environment).map(([key, value]) => [
      key,
      String(value).replace(
        /\$\{([A-Z_]+):([?-])([^}]*)\}/g,
        (_, variable: string, sign, usual: string) => example[variable] ?? (sign === '-' ? usual : ''),
      ),
    ]);
    const config = readConfig(Object.fromEntries([...inImage, ...given]) as Record<string, string>);
    expect(config).toMatchObject({ production: true, passwordReset: 'email', drainSeconds: 5 });
    expect(config.photoStore).toMatchObject({ bucket: 'photos', endpoint: 'http://photos:7070' });
  });

  test('builds each image once and never pulls an image that it builds', () => {
    const services = Object.values(compose.services);
    const built = services.filter(({ build }) => build).map(({ image }) => image);
    expect(built).toEqual([compose.services['hark-b']!.image]);
    for (const { build, image, pull_policy } of services)
      if (built.includes(image)) expect(build ?? pull_policy).toBe(build ? '.' : 'never');
  });

  test("limits each service's resources, pins its version and makes it read-only", () => {
    const { 'hark-a': a, 'hark-b': b, database, ...others } = compose.services;
    for (const service of Object.values(compose.services)) {
      expect(Object.keys(service.deploy.resources.limits)).toEqual(['cpus', 'memory']);
      expect(service.logging).toEqual({ driver: 'local' });
    }
    for (const service of [database!, ...Object.values(others)]) {
      expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
      expect(service.healthcheck).toBeDefined();
    }
    for (const service of [a, b, ...Object.values(others)]) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });
});

test("the systemd unit's settings let Hark start in production", () => {
  const unit = [...read('deploy/hark@.service').matchAll(/^Environment=(.+)$/gm)].map(([, given]) => given);
  const settings = {
    ...settingsIn(unit.join('\n').replaceAll(' ', '\n').replace('%i', '3001')),
    ...settingsIn(read('deploy/hark.env.example')),
  };
  expect(readConfig(settings)).toMatchObject({ production: true, port: 3001, drainSeconds: 5 });
});

test("the systemd unit reads an instance's own settings after the shared ones", () => {
  const files = [...read('deploy/hark@.service').matchAll(/^EnvironmentFile=(.+)$/gm)].map(
    ([, file]) => file,
  );
  expect(files).toEqual(['/etc/hark/hark.env', '-/etc/hark/%i.env']);
});

test('removing old backups also removes unfinished ones', () => {
  const patterns = ['deploy/hark-backup.service', 'docs/deploying/containers.md'].map(
    (file) => /find \/var\/backups\/hark -name (\S+) -mtime \+30 -delete/.exec(read(file))?.[1],
  );
  expect(patterns).toEqual(['"*.tar.gz*"', "'*.tar.gz*'"]);
});

test('a container without capabilities gets folders owned by its root', () => {
  const page = read('docs/deploying/containers.md');
  const given = [...page.matchAll(/-v (\/[\w/-]+):/g)].map(([, folder = '']) => folder);
  expect(new Set(given)).toEqual(new Set(['/var/backups/hark', '/var/tmp/hark-drill']));
  for (const folder of given) expect(page).toContain(`sudo install -d -m 700 -o root ${folder}\n`);
  // Nobody else may see or remove what is in them.
  expect(page).not.toMatch(/(?<!sudo )\b(find|rm -r) \/var\//);
});

test('the image is built and runs on one exact supported Node version, and not as root', () => {
  const dockerfile = read('Dockerfile');
  const images = new Set([...dockerfile.matchAll(/^FROM (node\S+)/gm)].map(([, image]) => image));
  expect([...images]).toEqual([expect.stringMatching(/^node:2[0246]\.\d+\.\d+-bookworm-slim$/)]);
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM'));
  for (const [, file = ''] of dockerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)) {
    for (const one of file.split(' ')) expect(read('.dockerignore')).toContain(`!${one}\n`);
  }
  for (const part of parts.filter((each) => !each.startsWith('build/')))
    expect(read('.dockerignore')).toContain(`!${part}\n`);
});

test('the image starts Node in the same way as the systemd unit', () => {
  const [, unit = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('deploy/hark@.service')) ?? [];
  const [, image = '[]'] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  expect(unit.split(' ')).toEqual(JSON.parse(image));
  const [arenas = 'not said'] = /\bMALLOC_ARENA_MAX=\d\b/.exec(read('deploy/hark@.service')) ?? [];
  expect(read('Dockerfile')).toContain(arenas);
});

test('the README names every setting', () => {
  expect(known.length).toBeGreaterThan(15);
  const readme = read('README.md');
  expect(known.filter((name) => !readme.includes(`\`${name}\``) && name !== 'NODE_ENV')).toEqual([]);
});

test('every action in a workflow is pinned to a commit', () => {
  const folder = '.github/workflows/';
  const used = readdirSync(new URL(`../${folder}`, import.meta.url)).flatMap((file) =>
    [...read(folder + file).matchAll(/uses: (\S+)/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});
