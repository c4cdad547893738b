import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

function Desk() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Letter">
        <input aria-label="Line" />
      </Sheet>
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a phone’s back gesture closes a sheet, and is left alone otherwise', async () => {
  const watching = new Set<EventTarget>();
  class Watcher extends EventTarget {
    constructor() {
      super();
      watching.add(this);
    }
    destroy() {
      watching.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  render(<Desk />);
  expect(watching.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('dialog', { name: 'Letter' });
  expect(watching.size).toBe(1);
  for (const watcher of watching) fireEvent(watcher as Window, new Event('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(watching.size).toBe(0);
});
