import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

// An error or a warning on the console fails a test. A test that expects one spies on the console itself.
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${format(...words)}`);
    });
  }
  // The app logs refused calls here, and many tests have some.
  vi.spyOn(console, 'info').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`Unexpected on the console:\n${said.join('\n')}`);
});
