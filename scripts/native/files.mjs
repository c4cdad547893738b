import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/command.mjs';

/** @param {string} file @returns its text; empty where there is none */
export function textOf(file) {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

/** @param {string} file @returns {any} */
export const jsonOf = (file) => JSON.parse(textOf(file) || '{}');

/** The first group of every match. @param {string} text @param {RegExp} pattern */
export const allIn = (text, pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * What is in one list but not in the other, as messages.
 * @param {Iterable<string>} wanted @param {Iterable<string>} found
 * @param {{ missing: (name: string) => string, surplus: (name: string) => string }} words
 */
export function differences(wanted, found, { missing, surplus }) {
  const [right, there] = [new Set(wanted), new Set(found)];
  return [
    ...[...right].filter((name) => !there.has(name)).map(missing),
    ...[...there].filter((name) => !right.has(name)).map(surplus),
  ];
}

export const manifest = 'android/app/src/main/AndroidManifest.xml';
export const infoPlist = 'ios/App/App/Info.plist';
export const xcode = 'ios/App/App.xcodeproj/project.pbxproj';
export const packageSwift = 'ios/App/CapApp-SPM/Package.swift';
