import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type PluginHeader, pluginHeaders } from './plugins.ts';

/** A call of the app to a plugin. */
export interface DeviceCall {
  plugin: string;
  method: string;
  options: Record<string, unknown>;
}

type Answer = (options: Record<string, unknown>) => unknown;

/** An error with which a plugin rejects. */
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
 * A fake phone with the app: the bundle of the native projects, at the address that Android gives it, with Capacitor's own
 * bridge script. The plugins are replaced by `answers`. What the device stores outlives the page.
 */
export class Device {
  readonly calls: DeviceCall[] = [];
  readonly keystore = new Map<string, string>();
  readonly preferences = new Map<string, string>([['installed', 'yes']]);
  /** Names of the files in its cache. */
  readonly cached = new Set<string>();
  /** What a plugin's method does, by `Plugin.method`; all other methods resolve to nothing. */
  readonly answers: Record<string, Answer> = { ...this.storage(), ...usual };
  /** Files of the device, by their path under the app's address. */
  readonly files = new Map<string, Buffer>();
  private held = true;
  private readonly page: Page;
  private readonly server: string;

  constructor(page: Page, server: string) {
    this.page = page;
    this.server = server;
  }

  /** Runs the page on this phone. */
  async hold(): Promise<void> {
    await this.page.exposeFunction('callDevice', (call: DeviceCall) => this.answer(call));
    await this.page.addInitScript(startNativeSide, pluginHeaders());
    await this.page.addInitScript({ path: bridge });
    await this.page.route(`${app}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const own = this.files.get(pathname);
      if (own) return route.fulfill({ body: own, contentType: 'image/jpeg' });
      // As on the device, every address that is no file gets the app's document.
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

  /** The test is over: further calls of the app need no answer. */
  putDown(): void {
    this.held = false;
  }

  /** Stores a session before the app is opened. */
  keepToken(token: string): void {
    for (const key of ['authToken', 'token']) this.keystore.set(key, JSON.stringify(token));
  }

  /** The options of all calls of a method (`Plugin.method`), in order. */
  asked(name: string): DeviceCall['options'][] {
    return this.calls
      .filter(({ plugin, method }) => `${plugin}.${method}` === name)
      .map(({ options }) => options);
  }

  /** Sends an event of a plugin to the app. */
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

  /** Fakes of the preferences, the secure storage (which prefixes its keys) and the cache. */
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

/** The globals of the native side within the page. */
interface NativeSide {
  androidBridge: { postMessage: (message: string) => void; onmessage?: (event: { data: string }) => void };
  callDevice: (call: DeviceCall) => Promise<object>;
  tellApp: (event: string, data: object) => void;
  Capacitor: object;
}

/** Runs in the page before all other scripts, like the native app's own start. */
function startNativeSide(headers: PluginHeader[]): void {
  const side = globalThis as unknown as NativeSide;
  const listeners = new Map<string, Set<string>>();
  /** Events without a listener are kept for the first one. */
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
