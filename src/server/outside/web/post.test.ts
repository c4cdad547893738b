import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isAllowedAddress } from './allowedAddress.ts';
import { createPost, NotDelivered, type PostSettings } from './post.ts';

const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function webServer(answer: RequestListener): Promise<{ port: number; requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  return { port: await listening(server), requests: () => requests };
}

const failureOf = async (settings: PostSettings, url: string) => {
  const failure = await createPost(settings)
    .post(message(url))
    .catch((error: unknown) => error);
  if (!(failure instanceof NotDelivered)) throw new Error('It was delivered');
  return failure;
};

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.251',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::169.254.169.254',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  'not an address',
  '',
])('the address %s is refused', (address) => {
  expect(isAllowedAddress(address, false)).toBe(false);
});

test.each([
  '1.1.1.1',
  '93.184.216.34',
  '172.32.0.1',
  '2606:4700::1111',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
])('the public address %s is allowed', (address) => {
  expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([true, true]);
});

test.each([
  ['127.0.0.1', true],
  ['192.168.1.20', true],
  ['100.64.0.1', true],
  ['fd12:3456::1', true],
  ['::ffff:10.0.0.1', true],
  ['169.254.169.254', false],
  ['::ffff:169.254.169.254', false],
  ['fd00:ec2::254', false],
  ['100.100.100.200', false],
  ['224.0.0.251', false],
  ['0.0.0.0', false],
])('on the own network, %s is allowed: %s', (address, isAllowed) => {
  expect(isAllowedAddress(address, true)).toBe(isAllowed);
});

const nothingFound = { allowOwnNetwork: false, findAddresses: async () => [] };

test.each([
  ['https://127.0.0.1/x', 'The address is not a public one'],
  ['https://2130706433/', 'The address is not a public one'],
  ['https://0x7f.1/', 'The address is not a public one'],
  ['https://0177.0.0.1/', 'The address is not a public one'],
  ['https://127.1/', 'The address is not a public one'],
  ['https://127.0.0.1./', 'The address is not a public one'],
  ['https://１２７.0.0.1/', 'The address is not a public one'],
  ['https://[::1]/', 'The address is not a public one'],
  ['https://[::ffff:169.254.169.254]/latest', 'The address is not a public one'],
  ['https://[::ffff:a9fe:a9fe]/', 'The address is not a public one'],
  ['https://169.254.169.254/latest/meta-data', 'The address is not a public one'],
  ['https://robin:secret@example.com/', 'Must not contain a user or a password'],
  ['https://example.com@127.0.0.1/', 'Must not contain a user or a password'],
  ['http://1.1.1.1/', 'Must begin with https://'],
  ['ftp://1.1.1.1/', 'Must be a URL, such as https://example.com/…'],
  ['file:///etc/passwd', 'Must be a URL, such as https://example.com/…'],
  ['gopher://127.0.0.1:6379/_', 'Must be a URL, such as https://example.com/…'],
  ['example.com', 'Must be a URL, such as https://example.com/…'],
  ['https://nowhere.example/', 'The address was not found'],
])('%s is refused, when it is typed and when it is used: %s', async (url, problem) => {
  expect(await createPost(nothingFound).problemOf(url)).toBe(problem);
  if (!URL.canParse(url)) return;
  const { message, hasLeft } = await failureOf(nothingFound, url);
  expect([message, hasLeft]).toEqual([problem, false]);
});

test.each([
  ['localhost.', ['127.0.0.1']],
  ['metadata.google.internal', ['169.254.169.254']],
  ['half.example', ['93.184.216.34', '10.0.0.1']],
  ['mapped.example', ['::ffff:10.0.0.1']],
])('the name %s is refused for any of its addresses', async (host, addresses) => {
  const settings = { allowOwnNetwork: false, findAddresses: async () => addresses };
  expect(await createPost(settings).problemOf(`https://${host}/`)).toBe('The address is not a public one');
  expect((await failureOf(settings, `https://${host}/`)).hasLeft).toBe(false);
});

test('a name that means another address at each look-up reaches only the one that was checked', async () => {
  const { port, requests } = await webServer((_request, response) => response.end());
  let asked = 0;
  const rebinding = async () => (++asked === 1 ? ['93.184.216.34'] : ['127.0.0.1']);
  const post = createPost({ allowOwnNetwork: false, findAddresses: rebinding });
  expect(await post.problemOf('https://rebinding.example/')).toBeNull();
  expect(
    (await failureOf({ allowOwnNetwork: false, findAddresses: rebinding }, 'https://rebinding.example/'))
      .message,
  ).toBe('The address is not a public one');
  // Once found, it is not looked up again for the connection.
  asked = 0;
  const local = async () => (++asked === 1 ? ['127.0.0.1'] : ['169.254.169.254']);
  await createPost({ allowOwnNetwork: true, findAddresses: local }).post(
    message(`http://sink.example:${port}/`),
  );
  expect([asked, requests()]).toEqual([1, 1]);
});

test('a redirect is not followed, and counts as not delivered', async () => {
  const inner = await webServer((_request, response) => response.end());
  const outer = await webServer((_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end(),
  );
  const failure = await failureOf({ allowOwnNetwork: true }, `http://127.0.0.1:${outer.port}/`);
  expect([failure.status, failure.hasLeft, inner.requests()]).toEqual([307, true, 0]);
});

test.each([
  [204, null],
  [500, true],
  [404, true],
  [429, false],
  [503, false],
])('an answer of %s leaves open whether it arrived: %s', async (status, hasLeft) => {
  const { port } = await webServer((_request, response) => response.writeHead(status).end());
  const url = `http://127.0.0.1:${port}/`;
  const settings = { allowOwnNetwork: true };
  if (hasLeft === null) await createPost(settings).post(message(url));
  else expect(await failureOf(settings, url)).toMatchObject({ status, hasLeft });
});

test('an endless answer is not read', async () => {
  let written = 0;
  const { port } = await webServer((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && written < 200_000_000 && response.write(Buffer.alloc(65_536)))
        written += 65_536;
      if (!response.destroyed && written < 200_000_000) response.once('drain', more);
    };
    more();
  });
  await createPost({ allowOwnNetwork: true }).post(message(`http://127.0.0.1:${port}/`));
  expect(written).toBeLessThan(20_000_000);
});

/** A server that takes connections and does with them what `use` says. */
async function rawServer(use: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    use(socket);
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return listening(server);
}

test('a server that drips its answer, or never gives one, is left in time', async () => {
  const drip = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x: y\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  });
  const silent = await rawServer(() => undefined);
  for (const port of [drip, silent]) {
    const begun = performance.now();
    const failure = await failureOf({ allowOwnNetwork: true, patience: 300 }, `http://127.0.0.1:${port}/`);
    expect(failure).toMatchObject({ message: 'There was no answer in time', hasLeft: true });
    expect(performance.now() - begun).toBeLessThan(5_000);
  }
});

test('a name that is never found is given up in time', async () => {
  const settings = {
    allowOwnNetwork: false,
    patience: 100,
    findAddresses: () => new Promise<string[]>(() => undefined),
  };
  expect(await createPost(settings).problemOf('https://slow.example/')).toBe(
    'The address was not found in time',
  );
});

test('nothing has left if nobody listens, and it may have if the connection breaks', async () => {
  const closed = await rawServer(() => undefined);
  const breaking = await rawServer((socket) => socket.once('data', () => socket.destroy()));
  const settings = { allowOwnNetwork: true };
  const gone = createTcpServer();
  gone.listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect((await failureOf(settings, `http://127.0.0.1:${port}/`)).hasLeft).toBe(false);
  expect((await failureOf(settings, `http://127.0.0.1:${breaking}/`)).hasLeft).toBe(true);
  // A TLS handshake that never ends: nothing was sent.
  expect((await failureOf({ ...settings, patience: 200 }, `https://127.0.0.1:${closed}/`)).hasLeft).toBe(
    false,
  );
});
