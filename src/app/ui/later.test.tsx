import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from './later.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('something else stands in its place until it has come', async () => {
  let come: (module: { default: typeof Greeting }) => void = () => {};
  const Later = later(() => new Promise<{ default: typeof Greeting }>((resolve) => (come = resolve)));
  render(<Later name="Biscuit" meanwhile={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  come({ default: Greeting });
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

test('once it has come it is there at once', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => ({ default: Greeting }));
  const Later = later(load);
  render(<Later name="Biscuit" />);
  await screen.findByText('Hello Biscuit');
  render(<Later name="Rex" meanwhile={<p>Wait</p>} />);
  expect(screen.getByText('Hello Rex')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Could not be fetched</p> : this.props.children;
  }
}

test('what cannot be fetched fails as if it could not be drawn', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Later = later<{ name: string }>(() => Promise.reject(new Error('offline')));
  render(
    <Boundary>
      <Later name="Biscuit" />
    </Boundary>,
  );
  expect(await screen.findByText('Could not be fetched')).toBeTruthy();
  quiet.mockRestore();
});
