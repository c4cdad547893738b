declare module 'fontverter' {
  /** Converts a font between formats. */
  export function convert(font: Buffer, to: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
