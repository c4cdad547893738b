import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/command.mjs';

/** The drawing that all icons and splash screens of both apps are made from. */
const source = 'src/app/boot/icon.svg';
const fingerprintFile = 'native/artwork.sha256';

export const page = '#faf6ef';
const night = '#0b1914';
export const brand = '#174a39';
const nightBrand = '#8fd3b1';

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {number} size of its side, in pixels
 * @property {number} mark how much of that the mark takes
 * @property {string} ink the ear's colour
 * @property {string} [waves] what it hears, in its own colour unless told otherwise
 * @property {string} [ground] the colour behind it; nothing otherwise
 * @property {number} [round] the ground's corners, as a part of its side
 */

const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const android = 'android/app/src/main/res';
const ios = 'ios/App/App/Assets.xcassets';

/** @returns {Picture[]} */
function androidPictures() {
  return Object.entries(densities).flatMap(([density, scale]) => {
    const icon = `${android}/mipmap-${density}`;
    const nightIcon = `${android}/mipmap-night-${density}`;
    const sign = `${android}/drawable-${density}`;
    return [
      {
        file: `${icon}/ic_launcher.png`,
        size: 48 * scale,
        mark: 0.62,
        ink: brand,
        ground: page,
        round: 0.22,
      },
      {
        file: `${icon}/ic_launcher_round.png`,
        size: 48 * scale,
        mark: 0.56,
        ink: brand,
        ground: page,
        round: 0.5,
      },
      { file: `${icon}/ic_launcher_foreground.png`, size: 108 * scale, mark: 0.42, ink: brand },
      {
        file: `${icon}/ic_launcher_monochrome.png`,
        size: 108 * scale,
        mark: 0.42,
        ink: '#000',
        waves: '#000',
      },
      { file: `${icon}/ic_splash.png`, size: 288 * scale, mark: 0.42, ink: brand },
      { file: `${nightIcon}/ic_splash.png`, size: 288 * scale, mark: 0.42, ink: nightBrand },
      { file: `${sign}/ic_stat_hark.png`, size: 24 * scale, mark: 1, ink: '#fff', waves: '#fff' },
    ];
  });
}

/** @returns {Picture[]} */
function iosPictures() {
  const icon = `${ios}/AppIcon.appiconset`;
  const splash = `${ios}/Splash.imageset`;
  return [
    { file: `${icon}/icon.png`, size: 1024, mark: 0.6, ink: brand, ground: page },
    { file: `${icon}/icon-dark.png`, size: 1024, mark: 0.6, ink: nightBrand, ground: night },
    { file: `${icon}/icon-tinted.png`, size: 1024, mark: 0.6, ink: '#fff', waves: '#bbb', ground: '#000' },
    ...[1, 2, 3].flatMap((scale) => [
      { file: `${splash}/splash@${scale}x.png`, size: 160 * scale, mark: 0.8, ink: brand },
      { file: `${splash}/splash-dark@${scale}x.png`, size: 160 * scale, mark: 0.8, ink: nightBrand },
    ]),
  ];
}

export const pictures = [...androidPictures(), ...iosPictures()];

/** Fingerprint of the drawing and of how it is rendered. */
export function artworkFingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, source)));
  return hash.update(JSON.stringify(pictures)).digest('hex');
}

/** Fingerprint from which the existing pictures were rendered. */
export const drawnFrom = () => readFileSync(path.join(root, fingerprintFile), 'utf8').trim();

/** Renders all pictures. */
export async function drawArtwork() {
  const { default: sharp } = await import('sharp');
  const mark = readFileSync(path.join(root, source), 'utf8');
  for (const picture of pictures) {
    const file = path.join(root, picture.file);
    mkdirSync(path.dirname(file), { recursive: true });
    const drawn = sharp(Buffer.from(svgOf(mark, picture)));
    // Apple accepts no transparent icons.
    if (picture.ground && !picture.round) drawn.flatten();
    await drawn.png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(file);
  }
  writeFileSync(path.join(root, fingerprintFile), `${artworkFingerprint()}\n`);
}

/** @param {string} mark the source's text, @param {Picture} picture */
export function svgOf(mark, { size, mark: part, ink, waves, ground, round = 0 }) {
  const inner = mark
    .replace(/<style>.*<\/style>/s, `<style>.e{fill:${ink}}</style>`)
    .replace(/stroke="[^"]+"/, waves ? `stroke="${waves}"` : '$&')
    .replace(
      '<svg ',
      `<svg x="${(size * (1 - part)) / 2}" y="${(size * (1 - part)) / 2}" width="${size * part}" height="${size * part}" `,
    );
  const behind = ground && `<rect width="${size}" height="${size}" rx="${size * round}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind ?? ''}${inner}</svg>`;
}
