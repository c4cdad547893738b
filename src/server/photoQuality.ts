import type { Photo } from './images.ts';

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
export async function measure({ display, width, height }: Omit<Photo, 'thumbnail'>): Promise<PhotoQuality> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(display)
    // Transparency is shown on white; without a background it would count as black.
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, ...statistics(data, info.width, info.height, info.channels) };
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

const blurred = 30;
const soft = 100;
const dark = 55;
const bright = 205;
const small = 300;
const harsh = 0.15;
// A photo of a black dog in good light is dark, but its surroundings are lit.
const litEnough = 0.1;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What was measured, in words. */
export interface QualityFindings {
  findings: Record<string, string>;
  advice: string[];
}

/** The measurements in words, each with its number, and advice for a better photo. */
export function qualityFindings(quality: PhotoQuality): QualityFindings {
  const { width, height, sharpness, brightness, black, white, lit } = quality;
  const isDark = brightness < dark && lit < litEnough;
  const isHarsh = black > harsh && white > harsh;
  // A photo with large black areas is harsh, not too bright.
  const isBright = brightness > bright && !isHarsh;
  const isBlurred = sharpness < soft && !isDark;
  const isSmall = Math.min(width, height) < small;
  const light = isDark ? 'Too dark' : isBright ? 'Too bright' : isHarsh ? 'Harsh, or backlit' : 'Well lit';
  const focus = sharpness < blurred ? 'Blurry, or without detail' : isBlurred ? 'Soft' : 'Sharp';
  const advice: string[] = [];
  if (isBlurred) advice.push('Retake the photo from closer up, with your hands steady.');
  if (isDark) advice.push('Retake the photo by a window or outdoors, without flash.');
  if (isBright) advice.push('Retake the photo out of direct light.');
  if (isHarsh) advice.push('Retake the photo with the light behind you.');
  if (isSmall) advice.push('Use a larger photo: at least 300 pixels each way.');
  return {
    findings: {
      // Sharpness cannot be measured in the dark, where there are no edges.
      Sharpness: isDark ? `Too dark to tell (${sharpness})` : `${focus} (${sharpness}; 100 or more is sharp)`,
      Light: `${light} (mean brightness ${brightness} of 255; ${percent(black)} black, ${percent(white)} white)`,
      Size: `${isSmall ? 'Small' : 'Large enough'} (${width} × ${height} pixels)`,
    },
    advice,
  };
}
