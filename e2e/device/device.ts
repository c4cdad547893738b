import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type PluginHeader, pluginHeaders } from './plugins.ts';

/** One call of the app to the device. */
export interface DeviceCall {
  plugin: string;
  method: string;
  options: Record<string, unknown>;
}

type Answer = (options: Record<string, unknown>) => unknown;

/** What a plugin rejects with. */
export class DeviceError extends Error {
  readonly code: string;
  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

const app = 'https://localhost';
const bridge = 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js';
const bundle = 'build/native';
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/**
 * A phone that has the app on it: the bundle that the native projects carry, at the address that Android gives it,
 * over the bridge script that ships with Capacitor. Behind that stand no plugins but these answers; what the device
 * keeps outlives the page.
 */
export class Device {
  readonly calls: DeviceCall[] = [];
  readonly keystore = new Map<string, string>();
  readonly preferences = new Map<string, string>([['installed', 'yes']]);
  /** Names of the files that lie in its cache. */
  readonly cached = new Set<string>();
  /** What a plugin's method does, by `Plugin.method`; all others answer nothing. */
  readonly answers: Record<string, Answer> = { ...this.storage(), ...usual };
  /** Files of the device, by their path in the app. */
  readonly files = new Map<string, Buffer>();
  private held = true;
  private readonly page: Page;
  private readonly server: string;

  constructor(page: Page, server: string) {
    this.page = page;
    this.server = server;
  }

  /** Puts the page onto this phone. */
  async hold(): Promise<void> {
    await this.page.exposeFunction('callDevice', (call: DeviceCall) => this.answer(call));
    await this.page.addInitScript(startNativeSide, pluginHeaders());
    await this.page.addInitScript({ path: bridge });
    await this.page.route(`${app}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const own = this.files.get(pathname);
      if (own) return route.fulfill({ body: own, contentType: 'image/jpeg' });
      // As on the device: every address that is no file is the app's.
      const file = path.extname(pathname) ? pathname : '/index.html';
      const contentType = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
      return route.fulfill({ body: readFileSync(bundle + file), contentType });
    });
    await this.page.route('https://hark.dog/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      try {
        await route.fulfill({ response: await route.fetch({ url: this.server + pathname + search }) });
      } catch (error) {
        if (this.held) throw error;
      }
    });
  }

  /** The journey is over: what the app still asks for need not be answered. */
  putDown(): void {
    this.held = false;
  }

  /** Signs in before the app is opened. */
  keepToken(token: string): void {
    for (const key of ['authToken', 'token']) this.keystore.set(key, JSON.stringify(token));
  }

  /** What the app asked of a method, in order. */
  asked(name: string): DeviceCall['options'][] {
    return this.calls
      .filter(({ plugin, method }) => `${plugin}.${method}` === name)
      .map(({ options }) => options);
  }

  /** Lets a plugin tell the app something. */
  async tell(plugin: string, event: string, data: object = {}): Promise<void> {
    await this.page.evaluate(([name, said]) => (globalThis as unknown as NativeSide).tellApp(name, said), [
      `${plugin}.${event}`,
      data,
    ] as const);
  }

  private async answer(call: DeviceCall) {
    this.calls.push(call);
    try {
      const data = await this.answers[`${call.plugin}.${call.method}`]?.(call.options);
      return { success: true, data: data ?? {} };
    } catch (error) {
      const { message, code = '' } = error as DeviceError;
      return { success: false, error: { message, code } };
    }
  }

  /** Preferences, the keystore's plugin with the names it gives its keys, and the cache. */
  private storage(): Record<string, Answer> {
    const { preferences, keystore, cached } = this;
    const nameOf = ({ prefixedKey }: Record<string, unknown>) =>
      String(prefixedKey).replace('capacitor-storage_', '');
    return {
      'Preferences.keys': () => ({ keys: [...preferences.keys()] }),
      'Preferences.get': ({ key }) => ({ value: preferences.get(String(key)) ?? null }),
      'Preferences.set': ({ key, value }) => void preferences.set(String(key), String(value)),
      'Preferences.remove': ({ key }) => void preferences.delete(String(key)),
      'SecureStorage.internalGetItem': (options) => ({ data: keystore.get(nameOf(options)) ?? null }),
      'SecureStorage.internalSetItem': (options) =>
        void keystore.set(nameOf(options), String(options['data'])),
      'SecureStorage.internalRemoveItem': (options) => ({ success: keystore.delete(nameOf(options)) }),
      'SecureStorage.internalClearItemsWithPrefix': () => keystore.clear(),
      'Filesystem.readdir': () => ({ files: [...cached].map((name) => ({ name, type: 'file' })) }),
      'Filesystem.writeFile': (file) => void cached.add(String(file['path'])),
      'Filesystem.deleteFile': (file) => void cached.delete(String(file['path'])),
    };
  }
}

const usual: Record<string, Answer> = {
  'SpeechRecognition.available': () => ({ available: true }),
  'SpeechRecognition.requestPermissions': () => ({ speechRecognition: 'granted' }),
  'LocalNotifications.requestPermissions': () => ({ display: 'granted' }),
  'Filesystem.getUri': ({ path: name }) => ({ uri: `file:///cache/${String(name)}` }),
};

/** What the page's half of the native side is made of. */
interface NativeSide {
  androidBridge: { postMessage: (message: string) => void; onmessage?: (event: { data: string }) => void };
  callDevice: (call: DeviceCall) => Promise<object>;
  tellApp: (event: string, data: object) => void;
  Capacitor: object;
}

/** Runs in the page before everything else, as the native app's own start does. */
function startNativeSide(headers: PluginHeader[]): void {
  const side = globalThis as unknown as NativeSide;
  const listeners = new Map<string, Set<string>>();
  /** What nobody has heard yet waits for whoever listens first. */
  const unheard = new Map<string, object[]>();
  const answer = (about: object) => side.androidBridge.onmessage?.({ data: JSON.stringify(about) });
  side.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers };
  side.tellApp = (event, data) => {
    const [pluginId] = event.split('.');
    if (!listeners.get(event)?.size) unheard.set(event, [...(unheard.get(event) ?? []), data]);
    for (const callbackId of listeners.get(event) ?? []) {
      answer({ save: true, callbackId, pluginId, methodName: 'addListener', success: true, data });
    }
  };
  side.androidBridge = {
    postMessage(message) {
      const { pluginId, methodName, callbackId, options } = JSON.parse(message) as {
        pluginId?: string;
        methodName: string;
        callbackId: string;
        options: DeviceCall['options'] & { eventName?: string; callbackId?: string };
      };
      if (!pluginId) return;
      const event = `${pluginId}.${options.eventName}`;
      if (methodName === 'addListener') {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(callbackId));
        for (const data of unheard.get(event) ?? []) side.tellApp(event, data);
        unheard.delete(event);
      } else if (methodName === 'removeListener') {
        listeners.get(event)?.delete(options.callbackId ?? '');
      } else {
        void side
          .callDevice({ plugin: pluginId, method: methodName, options })
          .then((said) => answer({ save: false, callbackId, pluginId, methodName, ...said }));
      }
    },
  };
}
