import type { PhotoQuality as Quality } from '../../domain/analysis.ts';
import type { PhotoQuality } from './decoding/measure.ts';

const blurred = 30;
const soft = 100;
const dark = 55;
const bright = 205;
const small = 300;
const harsh = 0.15;
// A photo of a black dog in good light is dark, but its surroundings are lit.
const litEnough = 0.1;

/** What was measured, in words. */
export interface QualityFindings extends Pick<Quality, 'problems' | 'advice'> {
  findings: Record<string, string>;
}

/** The measurements in words, what is in the way of a clear photo, and advice for a better one. */
export function qualityFindings(quality: PhotoQuality): QualityFindings {
  const { width, height, sharpness, brightness, black, white, lit } = quality;
  const isDark = brightness < dark && lit < litEnough;
  const isHarsh = black > harsh && white > harsh;
  // A photo with large black areas is harsh, not too bright.
  const isBright = brightness > bright && !isHarsh;
  // Sharpness cannot be measured in the dark, where there are no edges.
  const isBlurred = sharpness < blurred && !isDark;
  const isSoft = sharpness < soft && !isDark && !isBlurred;
  const isSmall = Math.min(width, height) < small;
  const size = `${width} × ${height} pixels`;
  const steady = 'Retake the photo from closer up, with your hands steady.';
  const faults: [holds: boolean, problem: string, advice: string][] = [
    [isBlurred, 'It is blurry, or shows hardly any detail.', steady],
    [isSoft, 'It is a little blurry.', steady],
    [isDark, 'It is too dark to show details.', 'Retake the photo by a window or outdoors, without flash.'],
    [isBright, 'It is so bright that pale areas show no details.', 'Retake the photo out of direct light.'],
    [
      isHarsh,
      'Its light is harsh or comes from behind, so that dark areas show no details.',
      'Retake the photo with the light behind you.',
    ],
    [isSmall, `It is small: ${size}.`, 'Use a larger photo: at least 300 pixels each way.'],
  ];
  const found = faults.filter(([holds]) => holds);
  const focus = firstThatHolds(
    [isDark, 'Too dark to tell'],
    [isBlurred, 'Blurry, or without detail'],
    [isSoft, 'A little blurry'],
    [true, 'Sharp'],
  );
  const light = firstThatHolds(
    [isDark, 'Too dark'],
    [isBright, 'Too bright'],
    [isHarsh, 'Harsh, or from behind'],
    [true, 'Well lit'],
  );
  return {
    findings: {
      Sharpness: focus,
      Light: light,
      Size: `${isSmall ? 'Small' : 'Large enough'} (${size})`,
    },
    problems: found.map(([, problem]) => problem),
    advice: found.map(([, , advice]) => advice),
  };
}

const firstThatHolds = (...texts: [boolean, string][]): string => texts.find(([holds]) => holds)?.[1] ?? '';
