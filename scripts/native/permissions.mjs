import { allIn, differences, infoPlist, manifest, textOf } from './files.mjs';
import { plugins } from './plugins.mjs';

/** All permissions of the Android app, and why it needs them. */
const androidNeeds = {
  INTERNET: 'speaks to the server',
  RECORD_AUDIO: 'logging by voice',
  VIBRATE: 'haptics',
  POST_NOTIFICATIONS: 'reminders with the app closed',
  RECEIVE_BOOT_COMPLETED: 'reminders after the phone was off',
  WAKE_LOCK: 'reminders while the phone sleeps',
};

/** All usage descriptions of the iOS app, texts that the owner reads. */
const iosNeeds = [
  'NSCameraUsageDescription',
  'NSMicrophoneUsageDescription',
  'NSPhotoLibraryAddUsageDescription',
  'NSPhotoLibraryUsageDescription',
  'NSSpeechRecognitionUsageDescription',
];

/** Problems with the apps' permissions: more than they need, or fewer. */
export function problemsOfPermissions() {
  const own = textOf(manifest).replace(/<!--.*?-->/gs, '');
  const removed = new Set(
    allIn(own, /<uses-permission\s+android:name="android\.permission\.(\w+)"\s+tools:node="remove"/g),
  );
  const brought = [
    own,
    ...['@capacitor/android/capacitor', ...plugins().map((name) => `${name}/android`)].map((name) =>
      textOf(`node_modules/${name}/src/main/AndroidManifest.xml`),
    ),
  ].flatMap((text) => allIn(text, /<uses-permission[^>]*android:name="(?:android\.permission\.)?([\w.]+)"/g));
  const texts = [
    ...textOf(infoPlist).matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>(.*?)<\/string>/g),
  ];
  return [
    ...differences(
      Object.keys(androidNeeds),
      brought.filter((name) => !removed.has(name)),
      {
        missing: (name) => `Android: ${name} is needed (${Object(androidNeeds)[name]}), but not declared`,
        surplus: (name) =>
          `Android: ${name} comes with a plugin, but nothing needs it; remove it in ${manifest}`,
      },
    ),
    ...differences(
      iosNeeds,
      texts.filter(([, , text = '']) => text.length > 20).map(([, key = '']) => key),
      {
        missing: (key) => `${infoPlist}: ${key} needs a text that tells the owner why`,
        surplus: (key) => `${infoPlist}: nothing needs ${key}`,
      },
    ),
  ];
}
