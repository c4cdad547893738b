// All that the engine uses of Node: it reads its own model. The compiler knows nothing else of Node in this folder.

declare module 'node:fs' {
  export function readFileSync(file: URL): Uint8Array;
  export function readFileSync(file: URL, encoding: 'utf8'): string;
}

interface URL {
  readonly href: string;
}

declare const URL: new (file: string, base: string) => URL;

interface ImportMeta {
  readonly url: string;
}
