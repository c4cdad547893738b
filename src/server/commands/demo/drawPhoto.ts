import sharp from 'sharp';
import { randomFrom } from './demoYear.ts';

const width = 960;
const height = 720;

/** A drawn patch of fur with a reddish spot, as a JPEG data URL: a health photo that shows nobody's dog. */
export async function drawPhoto(seed: number): Promise<string> {
  const random = randomFrom(seed);
  const [fur, spot] = [
    [176 + random() * 40, 128 + random() * 30, 82 + random() * 20],
    [196, 84 + random() * 30, 78],
  ];
  const centre = { x: width * (0.35 + random() * 0.3), y: height * (0.35 + random() * 0.3) };
  const radius = height * (0.12 + random() * 0.1);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hair = Math.sin((x + 18 * Math.sin(y / 37)) / 3) * 12 + random() * 18;
      const distance = Math.hypot(x - centre.x, (y - centre.y) * 1.25) / radius;
      const redness = Math.max(0, Math.min(1, 1.4 - distance));
      for (let channel = 0; channel < 3; channel++) {
        const colour = (fur[channel] as number) * (1 - redness) + (spot[channel] as number) * redness;
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, colour + hair));
      }
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
