import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

interface Arrived {
  from: string;
  to: string[];
  text: string;
}

describe.each(databaseKinds.slice(-1))('mail sent by SMTP on %s', { timeout: 60_000 }, (kind) => {
  let port: number;
  let server: SMTPServer | undefined;
  let hark: TestServer | undefined;
  let arrived: Arrived[] = [];
  /** How the server answers a recipient and the text of a mail. */
  let atRecipient: Error | null = null;
  let atText: Error | 'hang up' | null = null;
  /** How long it takes to accept a mail, in milliseconds, and a recipient whose mails it never answers. */
  let slowness = 0;
  let silentTo = '';
  let connections = 0;

  const refusing = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

  async function openPost(): Promise<void> {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
      onRcptTo: ({ address }, _session, done) => void (address === silentTo || done(atRecipient)),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const mail = {
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString('utf8'),
          };
          if (atText === null || atText === 'hang up') arrived.push(mail);
          if (slowness > 0) return void setTimeout(() => done(), slowness);
          // It has received the mail, but its answer never comes.
          if (atText === 'hang up') {
            for (const connection of (
              made as unknown as { connections: Set<{ _socket: { destroy(): void } }> }
            ).connections) {
              connection._socket.destroy();
            }
            return;
          }
          done(atText);
        });
      },
    });
    made.on('error', () => {});
    made.listen(port, '127.0.0.1');
    await once(made.server, 'listening');
    port = (made.server.address() as AddressInfo).port;
    server = made;
  }

  const closePost = () => new Promise<void>((done) => (server ? server.close(() => done()) : done()));

  async function openMailingHouse(): Promise<TestServer> {
    const environment = {
      PASSWORD_RESET: 'email',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Hark <post@hark.example>',
    };
    hark = await startTestServer(kind, environment, {}, {}, { mailPoll: 100 });
    return hark;
  }

  /** An owner whose link to verify the address has arrived already. */
  async function arrivedOwner(at: TestServer, account?: Parameters<typeof makeOwner>[1]): Promise<MadeOwner> {
    const owner = await makeOwner(at, account);
    await until(async () => arrived.some(({ to }) => to[0] === owner.email));
    await until(async () => {
      const left = await at.database.pool.query('select 1 from mails where recipient = $1', [owner.email]);
      return left.rows.length === 0;
    });
    arrived = arrived.filter(({ to }) => to[0] !== owner.email);
    return owner;
  }

  const forget = ({ as }: TestServer, email: string) => as(null)('forgotPassword', { body: { email } });
  const queue = async ({ database }: TestServer) =>
    (
      await database.pool.query<{ attempts: number; due: boolean }>(
        'select attempts, due_at is not null as due from mails order by created_at',
      )
    ).rows;
  /** Skips the time until the next attempt. */
  const hurry = ({ database }: TestServer) =>
    database.pool.query('update mails set due_at = now() where due_at is not null');
  const until = async (holds: () => Promise<boolean>) => {
    const end = Date.now() + 20_000;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error('still not');
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  };

  // Below the ephemeral ports, so that nobody else gets it while the server is down.
  beforeAll(() => void (port = 20_000 + (process.pid % 10_000)));
  afterEach(async () => {
    await hark?.close();
    await closePost();
    [server, hark, arrived, atRecipient, atText] = [undefined, undefined, [], null, null];
    [slowness, silentTo, connections] = [0, '', 0];
  });

  it("arrives once at the account's address, as text and HTML with the link", async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    await forget(at, email.toUpperCase());
    await forget(at, 'nobody@example.com');
    await until(async () => arrived.length > 0 && (await queue(at)).length === 0);
    expect(arrived).toMatchObject([{ from: 'post@hark.example', to: [email] }]);
    const text = arrived[0]?.text ?? '';
    expect(text).toMatch(/^Subject: Reset your Hark password\r$/m);
    expect(text).toMatch(/^Content-Type: text\/plain/m);
    expect(text).toMatch(/^Content-Type: text\/html/m);
    // Whoever registered chose the name, and may not own the address.
    expect(text).toMatch(/^Hello,\r$/m);
    expect(text.replaceAll('=\r\n', '')).toMatch(/password-reset#token=3D[\w-]{43}/);
  });

  it('is retried after a temporary refusal and arrives once', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    for (const [where, code] of [
      ['recipient', 451],
      ['text', 452],
    ] as const) {
      atRecipient = where === 'recipient' ? refusing(code) : null;
      atText = where === 'text' ? refusing(code) : null;
      await forget(at, email);
      await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 1 && due));
      await hurry(at);
      await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 2 && due));
      expect(at.log()).toMatch(new RegExp(`"answer":${code},"msg":"a mail was not sent"`));
      expect(arrived).toEqual([]);
      [atRecipient, atText] = [null, null];
      await hurry(at);
      await until(async () => (await queue(at)).length === 0);
      expect(arrived.map(({ to }) => to)).toEqual([[email]]);
      arrived = [];
    }
  });

  it('that a mail server refuses while the database goes away is not lost', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    const { pool } = at.database;
    await pool.query(
      "create function away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P03'; end $$",
    );
    await pool.query(
      'create trigger away before update on mails for each row when (new.due_at is not null) execute function away()',
    );
    atRecipient = refusing(450);
    await enqueueNotices(at, [email]);
    await until(async () => at.log().includes('a mail was not sent'));
    await pool.query('drop trigger away on mails');
    await until(async () => (await queue(at)).some(({ due }) => due));
    atRecipient = null;
    await hurry(at);
    await until(async () => arrived.length === 1);
    expect(arrived[0]?.to).toEqual([email]);
  });

  it('waits while the mail server is down, and arrives once it is back', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    await closePost();
    await forget(at, email);
    await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 1 && due));
    expect(at.log()).toMatch(/"code":"\w+","msg":"a mail was not sent"/);
    await openPost();
    await hurry(at);
    await until(async () => (await queue(at)).length === 0);
    expect(arrived.map(({ to }) => to)).toEqual([[email]]);
  });

  it('is given up after ten tries', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    atRecipient = refusing(451);
    await forget(at, email);
    const triedFor = (time: number, isDueAgain: boolean) =>
      until(async () => (await queue(at))[0]?.attempts === time && (await queue(at))[0]?.due === isDueAgain);
    await triedFor(1, true);
    await at.database.pool.query('update mails set attempts = 8');
    for (const time of [9, 10]) {
      await hurry(at);
      // A mail to somebody else is sent at once, and so is everything that is due.
      await forget(at, (await makeOwner(at)).email);
      await triedFor(time, time < 10);
    }
  });

  it('is no longer sent once its link has expired', async () => {
    await openPost();
    const at = await openMailingHouse();
    const [late, other] = [await arrivedOwner(at), await arrivedOwner(at)];
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 10 * 60_000 - 1_000);
    await forget(at, late.email);
    vi.useRealTimers();
    await forget(at, other.email);
    await until(async () => arrived.length > 0);
    expect(arrived.map(({ to }) => to)).toEqual([[other.email]]);
  });

  it('with a link is retried within 90 seconds, and without one less and less often', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email, call } = await arrivedOwner(at);
    atRecipient = refusing(451);
    await forget(at, email);
    await call('changePassword', {
      body: { currentPassword: goodPassword, newPassword: 'Another-g00d-one' },
    });
    const waits = async () =>
      (
        await at.database.pool.query<{ subject: string; seconds: number }>(
          'select subject, extract(epoch from due_at - now())::int as seconds from mails where attempts = 5 and due_at > now() order by subject',
        )
      ).rows;
    await until(
      async () => (await queue(at)).filter(({ attempts, due }) => attempts === 1 && due).length === 2,
    );
    await at.database.pool.query('update mails set attempts = 4');
    await hurry(at);
    await until(async () => (await waits()).length === 2);
    const [link, changed] = await waits();
    expect(link?.subject).toMatch(/^Reset/);
    expect(link?.seconds).toBeGreaterThan(50);
    expect(link?.seconds).toBeLessThanOrEqual(90);
    expect(changed?.seconds).toBeGreaterThan(900);
  });

  it('is given up if its link expires before the next try', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    atRecipient = refusing(451);
    await forget(at, email);
    await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 1 && due));
    await at.database.pool.query("update mails set useless_after = now() + interval '30 seconds'");
    await hurry(at);
    await until(async () => at.log().includes('"attempts":2,"again":false'));
    expect(await queue(at)).toEqual([{ attempts: 2, due: false }]);
  });

  it('is given up after a permanent refusal', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    atRecipient = refusing(550);
    await forget(at, email);
    await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 1 && !due));
    expect(arrived).toEqual([]);
  });

  it('is never sent twice, even if the response to it was lost', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    atText = 'hang up';
    await forget(at, email);
    await until(async () => (await queue(at)).some(({ due }) => !due) && arrived.length > 0);
    atText = null;
    await forget(at, email);
    await until(async () => arrived.length >= 2);
    // The second belongs to the second request; the first was not tried again.
    const links = arrived.map(({ text }) => /token=3D([\w-]+)/.exec(text.replaceAll('=\r\n', ''))?.[1]);
    expect(new Set(links).size).toBe(2);
    expect(arrived).toHaveLength(2);
  });

  /** Notices to owners that have been waiting since before anything else. */
  const enqueueNotices = ({ database }: TestServer, recipients: string[]) =>
    database.pool.query(
      `insert into mails (kind, recipient, subject, text, html, due_at)
       select 'notice', recipient, 'waiting', 'x', 'x', now() - interval '1 hour' from unnest($1::text[]) recipient`,
      [recipients],
    );

  it('with a link is sent within seconds, even if many notices wait for a slow server', async () => {
    await openPost();
    slowness = 2_000;
    const at = await openMailingHouse();
    const [{ email }, other] = [await arrivedOwner(at), await arrivedOwner(at)];
    await enqueueNotices(
      at,
      Array.from({ length: 619 }, (_, n) => `owner-${n}@example.com`),
    );
    await forget(at, other.email);
    await until(async () => arrived.length >= 3);
    const asked = Date.now();
    await forget(at, email);
    await until(async () => arrived.some(({ to }) => to[0] === email));
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect((await queue(at)).length).toBeGreaterThan(500);
  });

  it('is sent while the mail server does not respond about another recipient', async () => {
    await openPost();
    const at = await openMailingHouse();
    const [slow, other] = [await arrivedOwner(at), await arrivedOwner(at)];
    silentTo = slow.email;
    await enqueueNotices(at, Array<string>(12).fill(slow.email));
    for (let time = 0; time < 3; time += 1) await forget(at, slow.email);
    const asked = Date.now();
    await forget(at, other.email);
    await enqueueNotices(at, ['a@example.com', 'b@example.com']);
    await forget(at, (await arrivedOwner(at)).email);
    await until(async () => arrived.length === 4);
    expect(Date.now() - asked).toBeLessThan(15_000);
  });

  it('reuses open connections, and opens a new one after the server closed them', async () => {
    await openPost();
    const at = await openMailingHouse();
    await enqueueNotices(
      at,
      Array.from({ length: 40 }, (_, n) => `owner-${n}@example.com`),
    );
    await forget(at, (await arrivedOwner(at)).email);
    await until(async () => arrived.length === 41);
    expect(connections).toBeLessThanOrEqual(5);
    await closePost();
    await openPost();
    const { email } = await arrivedOwner(at);
    const asked = Date.now();
    await forget(at, email);
    await until(async () => arrived.length === 42);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(arrived.at(-1)?.to).toEqual([email]);
  });

  it('contains only the newest link if the one before was still waiting', async () => {
    await openPost();
    const at = await openMailingHouse();
    const { email } = await arrivedOwner(at);
    atRecipient = refusing(451);
    await forget(at, email);
    await until(async () => (await queue(at)).some(({ attempts, due }) => attempts === 1 && due));
    atRecipient = null;
    await forget(at, email);
    await until(async () => arrived.length > 0 && (await queue(at)).length === 0);
    expect(arrived).toHaveLength(1);
  });

  it.each([
    'customer, your account will be deleted! Confirm: https://evil.example/claim',
    'Robin www.evil.example',
    'evil.example/claim',
    'mailto:evil@evil.example',
    '<a href="https://evil.example">Click</a>',
    '\u202Eelpmaxe.live//:sptth',
    'h\u200Bttps://evil.example',
    'Dear customer',
  ])('contains nothing but our own text, even for the name "%s"', async (name) => {
    await openPost();
    const at = await openMailingHouse();
    const { email, call } = await arrivedOwner(at, { name });
    const newPassword = 'Another-g00d-one';
    await call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await forget(at, email);
    await until(async () => arrived.length >= 2 && (await queue(at)).length === 0);
    for (const { text } of arrived) {
      const said = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      expect(said).toMatch(/^Hello,\r$/m);
      expect(said).not.toMatch(/evil|customer|deleted|www|\u202E|elpmaxe/i);
      const links = [...said.matchAll(/https?:\/\/[^\s"<)]+/g)].map(([link]) => new URL(link).origin);
      expect(links.every((origin) => origin === 'http://127.0.0.1:3000')).toBe(true);
    }
  });

  it('is sent to one address with one set of headers, whatever a name contains', async () => {
    await openPost();
    const at = await openMailingHouse();
    const name = 'Rob\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>';
    const { email } = await arrivedOwner(at, { name }).catch(() =>
      arrivedOwner(at, { name: name.replaceAll('\r\n', ' ') }),
    );
    for (const address of [
      'a@example.com\r\nBcc: evil@example.com',
      'a@example.com%0aBcc:evil@example.com, b@example.com',
    ]) {
      await expect(forget(at, address)).rejects.toMatchObject({ status: 400 });
    }
    await forget(at, email);
    await until(async () => arrived.length > 0 && (await queue(at)).length === 0);
    expect(arrived.map(({ to }) => to)).toEqual([[email]]);
    const [headers = ''] = arrived[0]?.text.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^To:/gim)).toHaveLength(1);
    const html = arrived[0]?.text.split('Content-Type: text/html')[1];
    expect(html).not.toContain('<script>');
  });
});
