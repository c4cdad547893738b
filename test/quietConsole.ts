import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

// A test that expects an error or a warning on the console spies on it itself; any other one is a fault.
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${format(...words)}`);
    });
  }
  // Refused calls are logged; many tests have calls refused.
  vi.spyOn(console, 'info').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`Unexpected on the console:\n${said.join('\n')}`);
});
