import type { PhotoQuality } from './decoding/measure.ts';

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
  const light = firstThatHolds(
    [isDark, 'Too dark'],
    [isBright, 'Too bright'],
    [isHarsh, 'Harsh, or backlit'],
    [true, 'Well lit'],
  );
  const focus = firstThatHolds(
    [sharpness < blurred, 'Blurry, or without detail'],
    [isBlurred, 'Soft'],
    [true, 'Sharp'],
  );
  const advice: [boolean, string][] = [
    [isBlurred, 'Retake the photo from closer up, with your hands steady.'],
    [isDark, 'Retake the photo by a window or outdoors, without flash.'],
    [isBright, 'Retake the photo out of direct light.'],
    [isHarsh, 'Retake the photo with the light behind you.'],
    [isSmall, 'Use a larger photo: at least 300 pixels each way.'],
  ];
  return {
    findings: {
      // Sharpness cannot be measured in the dark, where there are no edges.
      Sharpness: isDark ? `Too dark to tell (${sharpness})` : `${focus} (${sharpness}; 100 or more is sharp)`,
      Light: `${light} (mean brightness ${brightness} of 255; ${percent(black)} black, ${percent(white)} white)`,
      Size: `${isSmall ? 'Small' : 'Large enough'} (${width} × ${height} pixels)`,
    },
    advice: advice.filter(([holds]) => holds).map(([, text]) => text),
  };
}

const firstThatHolds = (...texts: [boolean, string][]) => texts.find(([holds]) => holds)?.[1];
