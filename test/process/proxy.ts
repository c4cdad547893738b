import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How the proxy treats connections to the database. */
export type Weather =
  | 'fine'
  /** Refuses new connections, and has cut off the existing ones. */
  | 'down'
  /** Resets every connection, existing or new. */
  | 'reset'
  /** Connections stay and can be opened, but no bytes arrive in either direction. */
  | 'silent'
  /** Delays responses by 300 ms. */
  | 'slow'
  /** Limits the rate to 2 KB/s. */
  | 'thin';

/** A TCP proxy to the PostgreSQL at `databaseUrl` that can fail like a network. */
export async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let weather: Weather = 'fine';
  let listener: Server | undefined;

  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      if (weather === 'silent') return;
      if (weather === 'fine') return void to.write(chunk);
      const wait = weather === 'thin' ? chunk.length / 2 : 150;
      const arrived = new Promise<void>((resolve) => void setTimeout(resolve, wait));
      last = Promise.all([last, arrived]).then(() => {
        if (weather !== 'silent' && to.writable) to.write(chunk);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (weather !== 'silent') to.destroy();
    });
    sockets.add(from);
  }

  async function listen(port: number): Promise<number> {
    const made = createServer((client) => {
      if (weather === 'reset') return void client.on('error', () => {}).resetAndDestroy();
      const server = connect(Number(target.port || 5432), target.hostname);
      pass(client, server);
      pass(server, client);
    });
    listener = made;
    made.listen(port, '127.0.0.1');
    await once(made, 'listening');
    return (made.address() as { port: number }).port;
  }

  const closeListener = async () => {
    const closing = listener;
    listener = undefined;
    if (!closing) return;
    const closed = once(closing, 'close');
    closing.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  onTestFinished(closeListener);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    async turn(to: Weather): Promise<void> {
      // Lost bytes stay lost, so these connections are dead.
      if (weather === 'silent') for (const socket of sockets) socket.destroy();
      weather = to;
      if (to === 'down') return closeListener();
      if (!listener) await listen(port);
      if (to === 'reset') for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
