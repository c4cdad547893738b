import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

function Desk({ mayClose }: { mayClose: () => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Letter" onBeforeClose={mayClose}>
        <input aria-label="Line" />
      </Sheet>
    </>
  );
}

afterEach(cleanup);

test('a sheet asks before it closes, and stays when told to', async () => {
  let may = false;
  let asked = 0;
  render(
    <Desk
      mayClose={() => {
        asked += 1;
        return may;
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByRole('dialog', { name: 'Letter' })).toBeTruthy();
  may = true;
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
