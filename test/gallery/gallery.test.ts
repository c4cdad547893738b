import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the gallery shows every piece of ui', () => {
  const gallery = ['Gallery.tsx', 'main.tsx'].map((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  );
  const pieces = readdirSync(new URL('../../src/app/ui/', import.meta.url)).filter((name) =>
    /^[A-Z]\w+\.tsx$/.test(name),
  );
  // Parts of others, shown with them.
  const parts = ['MenuPanel.tsx', 'Slot.tsx', 'ToastView.tsx'];
  const missing = pieces.filter(
    (name) => !parts.includes(name) && !gallery.join('').includes(`/ui/${name}'`),
  );
  expect(missing).toEqual([]);
});
