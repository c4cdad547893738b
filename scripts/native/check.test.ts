import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const real = path.resolve(import.meta.dirname, '../..');
const { folder } = vi.hoisted(() => ({ folder: { root: '' } }));
vi.mock('../lib/command.mjs', () => ({
  get root() {
    return folder.root;
  },
}));
const { problemsOfNative } = await import('./check.mjs');

/** A copy of the files that the check reads, to be broken. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'hark-native-'));
  mkdirSync(path.join(copy, 'native'));
  for (const name of [
    'android',
    'ios',
    'capacitor.config.json',
    'package.json',
    'native/package.json',
    'native/artwork.sha256',
    'src/app/phone',
    'src/app/boot/icon.svg',
    'src/server/pages/appLinks.ts',
  ]) {
    cpSync(path.join(real, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(real, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('app, plugins, permissions and configuration match on both platforms', () => {
  folder.root = real;
  expect(problemsOfNative()).toEqual([]);
});

const manifest = 'android/app/src/main/AndroidManifest.xml';
const info = 'ios/App/App/Info.plist';
const pages = 'src/app/phone/web/host.ts';

test.each([
  ['a backup', manifest, 'android:allowBackup="false"', 'android:allowBackup="true"', 'backup'],
  ['clear text', manifest, 'usesCleartextTraffic="false"', 'usesCleartextTraffic="true"', 'clear text'],
  [
    'a second exported component',
    manifest,
    'android:exported="false"',
    'android:exported="true"',
    'open to other apps',
  ],
  ['exact alarms', manifest, 'tools:node="remove"', '', 'SCHEDULE_EXACT_ALARM'],
  ['a permission that nothing needs', manifest, 'permission.INTERNET', 'permission.CAMERA', 'CAMERA'],
  ['a keyboard over the field', manifest, 'adjustResize', 'adjustPan', 'keyboard'],
  ['a mail link to another host', manifest, '${harkHost}', 'example.com', 'link'],
  [
    'secrets that move to another phone',
    'android/app/src/main/res/xml/data_extraction_rules.xml',
    '<device-transfer>\n        <exclude domain="root" />',
    '<device-transfer>',
    'device-transfer',
  ],
  ...[
    '<external-path name="all" path="." />',
    '<external-path name="some" path="DCIM/" />',
    '<root-path name="root" path="" />',
    '<files-path name="own" path="." />',
    '<external-files-path name="more" path="." />',
    "<external-path path='.' name='all'/>",
  ].map((path) => [
    `${path} shared with other apps`,
    'android/app/src/main/res/xml/file_paths.xml',
    '</paths>',
    `${path}</paths>`,
    'may not be shared',
  ]),
  ['debuggable releases', 'android/app/build.gradle', 'debuggable false', 'debuggable true', 'debugged'],
  ['a camera without a reason', info, 'NSCameraUsageDescription', 'NSCamera', 'NSCameraUsageDescription'],
  ['clear text on an iPhone', info, '<dict>', '<dict><key>NSAppTransportSecurity</key>', 'clear text'],
  ['an app loaded from a server', 'capacitor.config.json', '"ios"', '"server": {}, "ios"', 'server'],
  [
    'web debugging',
    'capacitor.config.json',
    '"minWebViewVersion"',
    '"webContentsDebuggingEnabled": true, "minWebViewVersion"',
    'webContentsDebuggingEnabled',
  ],
  ['two hosts', 'ios/App/Host.xcconfig', 'hark.dog', 'example.com', 'HARK_HOST'],
  ['two versions', 'android/app/build.gradle', 'versionName "', 'versionName "9', 'versionName'],
  [
    'a plugin that Android lacks',
    'android/capacitor.settings.gradle',
    "project(':capacitor-camera').projectDir",
    'none',
    '@capacitor/camera'.replace('@', '').replace('/', '-'),
  ],
  [
    'a plugin that the iPhone lacks',
    'ios/App/CapApp-SPM/Package.swift',
    'node_modules/@capacitor/camera',
    'node_modules/@capacitor/photos',
    '@capacitor/camera',
  ],
  ['plugins of two versions', 'ios/App/CapApp-SPM/Package.swift', 'exact: "', 'exact: "1', 'swift-pm'],
  [
    'a plugin imported outside its wrapper',
    pages,
    "''",
    "'';\nexport { Camera } from '@capacitor/camera'",
    'only src/app',
  ],
  ['an outdated icon', 'src/app/boot/icon.svg', '29.5', '28.5', 'native:artwork'],
])('%s is reported', (_, file, right, wrong, word) => {
  folder.root = copy;
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(right);
  writeFileSync(place, text.replace(right, wrong));
  const problems = problemsOfNative();
  writeFileSync(place, text);
  expect(problems.join('\n')).toContain(word);
  expect(problemsOfNative()).toEqual([]);
});
