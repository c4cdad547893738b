import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';
import { toast, toasts } from './toast.ts';

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

test("a phone's back gesture closes an open sheet, and is not handled otherwise", async () => {
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

test('Escape closes a sheet even after it has lost focus', async () => {
  render(<Desk />);
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  const sheet = await screen.findByRole('dialog', { name: 'Letter' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pressing outside a sheet does not take its focus', async () => {
  render(<Desk />);
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  const sheet = await screen.findByRole('dialog', { name: 'Letter' });
  // What the browser does at a press is to move the focus to what is pressed, or to nothing.
  expect(fireEvent.mouseDown(sheet.previousElementSibling as Element)).toBe(false);
});

test('closing a sheet returns focus to the element that has replaced its opener', async () => {
  function Drafts() {
    const [open, setOpen] = useState(false);
    const [isBegun, setBegun] = useState(false);
    const [Place, name] = isBegun ? (['div', 'Go on'] as const) : (['span', 'Begin'] as const);
    return (
      <>
        <Place>
          <Button data-place="letter" onClick={() => setOpen(true)}>
            {name}
          </Button>
        </Place>
        <Sheet open={open} onOpenChange={setOpen} title="Letter">
          <input aria-label="Line" onChange={() => setBegun(true)} />
        </Sheet>
      </>
    );
  }
  render(<Drafts />);
  const opener = screen.getByRole('button', { name: 'Begin' });
  opener.focus();
  fireEvent.click(opener);
  const line = await screen.findByLabelText('Line');
  fireEvent.change(line, { target: { value: 'Dear Biscuit' } });
  fireEvent.keyDown(line, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const goOn = screen.getByRole('button', { name: 'Go on' });
  await waitFor(() => expect(document.activeElement).toBe(goOn));
});

/** A list whose entry opens the letter once the list has closed, and before it has given the focus back. */
function List() {
  const [list, setList] = useState(false);
  const [letter, setLetter] = useState(false);
  const choose = () => {
    flushSync(() => setList(false));
    flushSync(() => setLetter(true));
  };
  return (
    <>
      <Button onClick={() => setList(true)}>Letters</Button>
      <Sheet open={list} onOpenChange={setList} title="List">
        <Button onClick={choose}>The last one</Button>
      </Sheet>
      <Sheet open={letter} onOpenChange={setLetter} title="Letter">
        <input aria-label="Line" />
      </Sheet>
    </>
  );
}

test("a sheet opened by a closing sheet returns focus to that sheet's opener", async () => {
  render(<List />);
  const opener = screen.getByRole('button', { name: 'Letters' });
  opener.focus();
  fireEvent.click(opener);
  const entry = await screen.findByRole('button', { name: 'The last one' });
  entry.focus();
  fireEvent.click(entry);
  const line = await screen.findByLabelText('Line');
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=dialog]')).toBe(line.closest('[role=dialog]')),
  );
  // By then the list has given it back.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.keyDown(line, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each([
  ['only says what was done goes', {}, false],
  ['offers Undo stays', { action: { label: 'Undo', onSelect: () => {} } }, true],
  ['says what failed stays', { variant: 'destructive' as const }, true],
])('when a sheet opens, a toast that %s', async (_, more, stays) => {
  render(<Desk />);
  toast({ title: 'Saved', ...more });
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('dialog', { name: 'Letter' });
  expect(toasts.current()?.open).toBe(stays);
});
