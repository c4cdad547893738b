import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, StepFailed } from '../lib/command.mjs';

/** Files from which each platform's build reads the server's host; the app's build reads Android's. */
const places = {
  android: { file: 'android/host.properties', text: (/** @type {string} */ name) => `hark.host=${name}\n` },
  ios: { file: 'ios/App/Host.xcconfig', text: (/** @type {string} */ name) => `HARK_HOST = ${name}\n` },
};

/** @param {keyof typeof places} platform @returns the host's name as that platform's build has it */
export function hostOf(platform) {
  const { file } = places[platform];
  const text = readFileSync(path.join(root, file), 'utf8');
  return /=\s*(\S+)/.exec(text)?.[1] ?? '';
}

/** Stores `HARK_HOST` if it is set; it stays until another one is given. */
export function takeHost() {
  const given = process.env['HARK_HOST'];
  if (!given) return;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new StepFailed('HARK_HOST: must be https:// and a host, with nothing after it');
  }
  for (const { file, text } of Object.values(places)) writeFileSync(path.join(root, file), text(url.host));
}
