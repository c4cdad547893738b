import { allIn, infoPlist, jsonOf, manifest, textOf, xcode } from './files.mjs';
import { hostOf } from './host.mjs';

/** Problems of the projects' settings: names, versions and hosts that differ, and insecure options. */
export function problemsOfSettings() {
  return [...problemsOfNames(), ...problemsOfAndroid(), ...problemsOfIos(), ...problemsOfConfig()];
}

/** @param {[what: string, found: string | undefined, wanted: string][]} pairs */
const unequal = (pairs) =>
  pairs
    .filter(([, found, wanted]) => found !== wanted)
    .map(([what, found, wanted]) => `${what} is ${found}, and should be ${wanted}`);

/** @param {string} text @param {RegExp} pattern */
const first = (text, pattern) => pattern.exec(text)?.[1];

function problemsOfNames() {
  const { appId, appName } = jsonOf('capacitor.config.json');
  const { version } = jsonOf('package.json');
  const gradle = textOf('android/app/build.gradle');
  const strings = textOf('android/app/src/main/res/values/strings.xml');
  const project = textOf(xcode);
  return unequal([
    ['android/app/build.gradle: applicationId', first(gradle, /applicationId "([^"]+)"/), appId],
    ['android/app/build.gradle: namespace', first(gradle, /namespace = "([^"]+)"/), appId],
    [
      'src/server/pages/appLinks.ts: appId',
      first(textOf('src/server/pages/appLinks.ts'), /appId = '([^']+)'/),
      appId,
    ],
    ['strings.xml: package_name', first(strings, /"package_name">([^<]+)/), appId],
    ['strings.xml: app_name', first(strings, /"app_name">([^<]+)/), appName],
    [
      'Info.plist: CFBundleDisplayName',
      first(textOf(infoPlist), /CFBundleDisplayName<\/key>\s*<string>([^<]+)/),
      appName,
    ],
    ['android/app/build.gradle: versionName', first(gradle, /versionName "([^"]+)"/), version],
    ...allIn(project, /PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g).map(
      (found) => /** @type {[string, string, string]} */ (['Xcode: PRODUCT_BUNDLE_IDENTIFIER', found, appId]),
    ),
    ...allIn(project, /MARKETING_VERSION = ([^;]+);/g).map(
      (found) => /** @type {[string, string, string]} */ (['Xcode: MARKETING_VERSION', found, version]),
    ),
    ['ios/App/Host.xcconfig: HARK_HOST', hostOf('ios'), hostOf('android')],
  ]);
}

/** @param {string} file @param {Record<string, RegExp>} wanted by what it is for */
const lacking = (file, wanted) =>
  Object.entries(wanted)
    .filter(([, pattern]) => !pattern.test(textOf(file)))
    .map(([why]) => `${file}: ${why}`);

/** What the camera and the share sheet need: Hark's own pictures and its cache. */
const mayBeShared = new Set(['external-files-path Pictures/', 'cache-path .']);

/** The places whose files the app can give to other apps. */
function sharedPaths() {
  const paths = textOf('android/app/src/main/res/xml/file_paths.xml');
  return [...paths.matchAll(/<([\w-]*path)\b[^>]*>/g)].map(
    ([tag, kind]) => `${kind} ${first(tag, /\bpath="([^"]*)"/)}`,
  );
}

function problemsOfAndroid() {
  const rules = textOf('android/app/src/main/res/xml/data_extraction_rules.xml');
  const everywhere = ['root', 'file', 'database', 'sharedpref', 'external'];
  const open = ['cloud-backup', 'device-transfer'].filter((way) => {
    const part = new RegExp(`<${way}>(.*?)</${way}>`, 's').exec(rules)?.[1] ?? '';
    return (
      !everywhere.every((domain) => part.includes(`<exclude domain="${domain}" />`)) ||
      part.includes('<include')
    );
  });
  return [
    ...lacking(manifest, {
      'nothing may go into a backup': /android:allowBackup="false"/,
      'nothing may go to another device': /android:dataExtractionRules="@xml\/data_extraction_rules"/,
      'no call may be sent in clear text': /android:usesCleartextTraffic="false"/,
      'the keyboard must not cover fields': /android:windowSoftInputMode="adjustResize"/,
      "the mail's link must open the app":
        /android:autoVerify="true"[\s\S]*android:host="\$\{harkHost\}"\s+android:path="\/password-reset"\s+android:scheme="https"/,
      'no part but the start may be open to other apps':
        /^(?:(?!android:exported="true")[\s\S])*android:exported="true"(?:(?!android:exported="true")[\s\S])*$/,
    }),
    ...lacking('android/app/build.gradle', {
      'releases may not be debugged': /release \{\s+debuggable false/,
      'the manifest has to learn the host': /manifestPlaceholders = \[harkHost: host\['hark\.host'\]\]/,
    }),
    ...(/android:debuggable|networkSecurityConfig/.test(textOf(manifest))
      ? [`${manifest}: neither debuggable nor networkSecurityConfig may be set`]
      : []),
    ...sharedPaths()
      .filter((shared) => !mayBeShared.has(shared))
      .map((shared) => `file_paths.xml: ${shared} may not be shared with other apps`),
    ...open.map((way) => `data_extraction_rules.xml: ${way} must exclude everything`),
  ];
}

function problemsOfIos() {
  return [
    ...(/NSAppTransportSecurity/.test(textOf(infoPlist))
      ? [`${infoPlist}: no call may be sent in clear text`]
      : []),
    ...lacking('ios/App/App/App.entitlements', {
      "the mail's link must open the app": /<string>applinks:\$\(HARK_HOST\)<\/string>/,
    }),
    ...lacking('ios/debug.xcconfig', { 'the host is missing': /#include "App\/Host\.xcconfig"/ }),
    ...lacking(xcode, {
      'the entitlements are not signed in': /CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/,
      'the privacy manifest is not carried': /PrivacyInfo\.xcprivacy in Resources \*\/,/,
      'releases do not know the host': /baseConfigurationReference = \w+ \/\* Host\.xcconfig \*\/;/,
    }),
  ];
}

function problemsOfConfig() {
  const config = jsonOf('capacitor.config.json');
  const text = JSON.stringify(config);
  return [
    ...(config.webDir === 'build/native' ? [] : ['capacitor.config.json: webDir has to be build/native']),
    // `server` could load the app from elsewhere; the others make it accessible to anyone who holds the phone.
    ...['server', 'webContentsDebuggingEnabled', 'allowMixedContent', 'cleartext', 'loggingBehavior']
      .filter((key) => text.includes(`"${key}"`))
      .map((key) => `capacitor.config.json: ${key} may not be set`),
  ];
}
