import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/command.mjs';
import { allIn, differences, jsonOf, packageSwift, textOf } from './files.mjs';

/** The project's development dependencies. */
const depended = () => Object.keys(jsonOf('package.json').devDependencies);

/** The Capacitor plugins among them, recognised by their package.json. */
export const plugins = () =>
  depended().filter((name) => jsonOf(`node_modules/${name}/package.json`).capacitor);

/** A plugin's name in Gradle. @param {string} name */
const inGradle = (name) => name.replace('@', '').replace('/', '-');

/** Mismatches between the plugins in package.json, those imported and those in the native projects. */
export function problemsOfPlugins() {
  const wanted = plugins();
  const settings = textOf('android/capacitor.settings.gradle');
  const swift = textOf(packageSwift);
  /** @param {string} where */
  const words = (where) => ({
    missing: (/** @type {string} */ name) => `${where}: ${name} is missing; run npm run native:sync`,
    surplus: (/** @type {string} */ name) =>
      `${where}: ${name} is no longer a dependency; run npm run native:sync`,
  });
  return [
    ...differences(
      wanted.map((name) => `${inGradle(name)} at ../node_modules/${name}/android`),
      [...settings.matchAll(/project\(':([^']+)'\)\.projectDir = new File\('([^']+)'\)/g)]
        .map(([, name, place]) => `${name} at ${place}`)
        .filter((each) => !each.startsWith('capacitor-android ')),
      words('android/capacitor.settings.gradle'),
    ),
    ...differences(
      wanted.map(inGradle),
      allIn(textOf('android/app/capacitor.build.gradle'), /implementation project\(':([^']+)'\)/g),
      words('android/app/capacitor.build.gradle'),
    ),
    ...differences(
      wanted.map((name) => `../../../node_modules/${name}`),
      allIn(swift, /\.package\(name: "[^"]+", path: "([^"]+)"\)/g),
      words(packageSwift),
    ),
    ...problemsOfVersions(swift),
    ...problemsOfUse(wanted),
  ];
}

/** Capacitor's core, native and CLI packages must have the same version. @param {string} swift */
function problemsOfVersions(swift) {
  const { devDependencies } = jsonOf('package.json');
  const version = devDependencies['@capacitor/core'];
  const versions = {
    '@capacitor/android': devDependencies['@capacitor/android'],
    '@capacitor/ios': devDependencies['@capacitor/ios'],
    'capacitor-swift-pm': /capacitor-swift-pm\.git", exact: "([^"]+)"/.exec(swift)?.[1],
    '@capacitor/cli': jsonOf('native/package.json').devDependencies['@capacitor/cli'],
  };
  return Object.entries(versions)
    .filter(([, other]) => other !== version)
    .map(([name, other]) => `${name} is ${other}, @capacitor/core ${version}: they must be the same`);
}

/** Only src/app/phone/native may import Capacitor, and it must import every plugin. @param {string[]} wanted */
function problemsOfUse(wanted) {
  const native = path.join('src', 'app', 'phone', 'native');
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  const known = new Set([...wanted, '@capacitor/core']);
  const imports = sources.flatMap((file) =>
    allIn(textOf(file), /from '(@[^/']+\/[^/']+)/g)
      .filter((name) => known.has(name))
      .map((name) => ({ file, name })),
  );
  const used = new Set(imports.map(({ name }) => name));
  return [
    ...imports
      .filter(({ file }) => path.dirname(file) !== native)
      .map(({ file, name }) => `${file}: only src/app/phone/native may import ${name}`),
    ...wanted.filter((name) => !used.has(name)).map((name) => `package.json: nothing imports ${name}`),
  ];
}
