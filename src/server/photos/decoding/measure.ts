import type { Sharp } from 'sharp';

/** Properties of a photo that can be measured without knowing what it shows. */
export interface PhotoQuality {
  /** Pixels of the uploaded photo, upright. */
  width: number;
  height: number;
  /** Variance of the Laplacian: below 30 hardly any detail, above 100 sharp. */
  sharpness: number;
  /** Mean brightness, 0 black to 255 white. */
  brightness: number;
  /** Shares of black and of white pixels, without detail: 0 to 1. */
  black: number;
  white: number;
  /** Share of pixels as bright as things are in good light: 0 to 1. */
  lit: number;
}

const measuredSide = 512;
const asBlack = 15;
const asWhite = 245;
const asLit = 90;

/** Measures a photo that was already decoded. */
export async function measure(photo: Sharp): Promise<Omit<PhotoQuality, 'width' | 'height'>> {
  const { data, info } = await photo
    .greyscale()
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return statistics(data, info.width, info.height, info.channels);
}

/**
 * Brightness, and sharpness as the variance of the Laplacian, the usual measure of focus: sharp edges make it large.
 */
function statistics(data: Buffer, width: number, height: number, channels: number) {
  const at = (x: number, y: number) => data[(y * width + x) * channels] ?? 0;
  let brightness = 0;
  let black = 0;
  let white = 0;
  let lit = 0;
  let total = 0;
  let squares = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      brightness += at(x, y);
      if (at(x, y) <= asBlack) black += 1;
      if (at(x, y) >= asWhite) white += 1;
      if (at(x, y) >= asLit) lit += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      total += edge;
      squares += edge * edge;
    }
  }
  const pixels = Math.max(1, width * height);
  const inner = Math.max(1, (width - 2) * (height - 2));
  return {
    sharpness: Math.round(Math.max(0, squares / inner - (total / inner) ** 2)),
    brightness: Math.round(brightness / pixels),
    black: black / pixels,
    white: white / pixels,
    lit: lit / pixels,
  };
}
