import sharp from 'sharp';
import { brand, page, svgOf } from '../native/artwork.mjs';

/** A maskable icon may be cut to a circle, so its mark is smaller. */
const icons = [
  { size: 192, mark: 0.62, purpose: 'any' },
  { size: 512, mark: 0.62, purpose: 'any' },
  { size: 512, mark: 0.5, purpose: 'maskable' },
];

/** What a long press on the installed app's icon offers; `src/app/features/quickLog/shortcut.ts` reads the fragments. */
const shortcuts = [
  { name: 'Log Walk', url: '/#log=walk' },
  { name: 'Log Feeding', url: '/#log=feeding' },
  { name: 'Log Health', url: '/#log=health' },
];

/**
 * Draws the icons of the web app and writes its manifest: with both, browsers offer to install it, without a service worker.
 * @param {{ name: string, description: string }} hark
 * @param {string} mark the mark, as SVG
 * @param {(name: string, ending: string, content: Buffer) => string} keep writes an asset, and returns its URL
 * @returns {Promise<{ manifest: string, touchIcon: string }>} their URLs
 */
export async function writeWebManifest({ name, description }, mark, keep) {
  /** @param {{ size: number, mark: number }} icon */
  const draw = async (icon) => {
    const svg = svgOf(mark, { file: '', ink: brand, ground: page, ...icon });
    const drawn = sharp(Buffer.from(svg)).flatten().png({ palette: true, compressionLevel: 9 });
    return keep('icon', 'png', await drawn.toBuffer());
  };
  const drawnIcons = icons.map(async (icon) => ({
    src: await draw(icon),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: icon.purpose,
  }));
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page,
    theme_color: page,
    icons: await Promise.all(drawnIcons),
    shortcuts,
  };
  return {
    manifest: keep('hark', 'webmanifest', Buffer.from(JSON.stringify(manifest))),
    touchIcon: await draw({ size: 180, mark: 0.62 }),
  };
}
