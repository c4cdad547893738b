import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plugins } from '../../scripts/native/plugins.mjs';

/** A plugin as a native app announces it to the bridge at start. */
export interface PluginHeader {
  name: string;
  methods: { name: string; rtype: 'promise' | 'callback' | 'none' }[];
}

/** The methods that every plugin has. */
const common: PluginHeader['methods'] = [
  { name: 'addListener', rtype: 'callback' },
  { name: 'removeListener', rtype: 'none' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
  { name: 'removeAllListeners', rtype: 'promise' },
];

const rtypes = { CALLBACK: 'callback', NONE: 'none' } as const;

/** The Android app's plugins with their methods, read from the installed sources so that no test invents one. */
export function pluginHeaders(): PluginHeader[] {
  const folders = plugins().map((name) => `node_modules/${name}/android/src/main`);
  return ['node_modules/@capacitor/android/capacitor/src/main', ...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(java|kt)$/.test(file))
      .flatMap((file) => headerIn(readFileSync(path.join(folder, file), 'utf8'))),
  );
}

function headerIn(source: string): PluginHeader[] {
  const [, settings = '', className] =
    /@CapacitorPlugin(\([\s\S]*?\))?\s*(?:public )?class (\w+)/.exec(source) ?? [];
  if (!className) return [];
  const name = /name\s*=\s*"([^"]+)"/.exec(settings)?.[1] ?? className;
  const declared = [
    ...source.matchAll(/@PluginMethod(\([^)]*\))?[\s\S]*?(?:public void|fun) (\w+)\s*\(/g),
  ].map(([, kind = '', method = '']) => {
    const known = (['CALLBACK', 'NONE'] as const).find((each) => kind.includes(each));
    return { name: method, rtype: known ? rtypes[known] : ('promise' as const) };
  });
  const own = declared.filter((method) => !common.some((each) => each.name === method.name));
  return [{ name, methods: [...common, ...own] }];
}
