import { expect, test } from 'vitest';
import { deviceName, isHandheld } from './deviceName.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [android, 'Chrome on Android'],
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/131.0.0.0`, 'Edge on Windows'],
  [`${windows} OPR/115.0.0.0`, 'Opera on Windows'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [iphone, 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('phones are told apart from computers', () => {
  expect(isHandheld(android)).toBe(true);
  expect(isHandheld(iphone)).toBe(true);
  expect(isHandheld(windows)).toBe(false);
});
