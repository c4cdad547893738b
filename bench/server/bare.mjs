/**
 * The bare server that Hark is measured against: `node:http`, the same driver, the same rows, prepared queries,
 * JSON.stringify, and nothing else: no session, owner checks, validation, limits or log. Resizing photos and
 * verifying passwords cost it what they cost Hark.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import sharp from 'sharp';
import { openPool } from './servers.mjs';

sharp.cache(false);
sharp.concurrency(1);
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', PORT } = process.env;
const { pool, close } = await openPool(databaseUrl, dataDir);

const columns =
  'id, dog_id as "dogId", type, timestamp, duration, location, food_type as "foodType", amount, symptoms, notes, photos';
const searched = `lower(coalesce(notes, '') || E'\\n' || coalesce(location, '') || E'\\n' || coalesce(food_type, '') || E'\\n' || coalesce(symptoms, ''))`;
const statements = {
  me: 'select id, email, name, is_onboarded, care_preferences, created_at from users where id = $1',
  dogs: 'select * from dogs where user_id = $1 order by id',
  goals: 'select * from goals where dog_id = $1',
  stats: `select count(*) filter (where type = 'walk')::int as walks, count(*) filter (where type = 'feeding')::int as meals,
    sum(duration) as minutes from activities where dog_id = $1 and timestamp >= current_date`,
  latest: `select ${columns} from activities where dog_id = $1 order by timestamp desc, id desc limit $2`,
  search: `select ${columns} from activities where dog_id = $1 and ${searched} like lower($2) order by timestamp desc, id desc limit 51`,
  insights: `select timestamp::date as day, count(*) filter (where type = 'walk')::int as walks, sum(duration) as minutes,
    json_agg(notes) filter (where type = 'health') as notes from activities
    where dog_id = $1 and timestamp > now() - interval '56 days' group by 1`,
  // A year and the eight weeks before it, as the trends read.
  trends: `select timestamp::date as day, count(*) filter (where type = 'walk')::int as walks,
    sum(duration) filter (where type = 'walk') as minutes, count(*) filter (where type = 'feeding')::int as meals,
    json_agg(findings -> 'alone' -> 'topics') filter (where type = 'health') as topics from activities
    where dog_id = $1 and timestamp > now() - interval '422 days' group by 1 order by 1`,
  save: `insert into activities (dog_id, type, timestamp, duration, location, notes, photos)
    values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
  user: 'select id, email, name, is_onboarded, password_hash from users where email = $1',
  session: 'insert into sessions (user_id, token_hash, expires_at) values ($1, $2, $3)',
};

/** @param {keyof typeof statements} name @param {unknown[]} values */
async function rows(name, ...values) {
  const { rows } = await pool.query({ name, text: statements[name], values });
  return rows;
}

/** @type {Record<string, (query: URLSearchParams, body: any) => Promise<unknown>>} */
const calls = {
  '/readyz': () => pool.query('select 1').then(() => ({ status: 'ready' })),
  '/me': (query) => rows('me', query.get('user')),
  '/dogs': (query) => rows('dogs', query.get('user')),
  '/goals': (query) => rows('goals', query.get('dog')),
  '/stats': (query) => rows('stats', query.get('dog')),
  '/latest': (query) => rows('latest', query.get('dog'), query.get('limit') ?? 50),
  '/search': (query) => rows('search', query.get('dog'), `%${query.get('q')}%`),
  '/insights': (query) => rows('insights', query.get('dog')),
  '/trends': (query) => rows('trends', query.get('dog')),
  '/save': async (query, { type, timestamp, duration, location, notes, photos = [] }) => {
    const names = await Promise.all(photos.map(keep));
    const [row] = await rows(
      'save',
      query.get('dog'),
      type,
      timestamp ?? new Date(),
      duration,
      location,
      notes,
      names,
    );
    return row;
  },
  '/login': async (_query, { email, password }) => {
    const [{ password_hash: hash, ...user }] = await rows('user', email);
    if (!(await verify(hash, password))) throw new Error('wrong password');
    const token = randomBytes(32);
    await rows('session', user.id, createHash('sha256').update(token).digest(), new Date(Date.now() + 1e9));
    return { token: token.toString('base64url'), user };
  },
};

/** @param {string} dataUrl */
async function keep(dataUrl) {
  const source = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const display = await resized(sharp(source).autoOrient(), 1600, 'inside', 82);
  const name = createHash('sha256').update(display).digest('hex');
  await writeFile(`${dataDir}/bare/${name}-display.webp`, display);
  await writeFile(`${dataDir}/bare/${name}-thumbnail.webp`, await resized(sharp(display), 320, 'cover', 75));
  return name;
}

/** @param {import('sharp').Sharp} image @param {number} side @param {'inside' | 'cover'} fit @param {number} quality */
const resized = (image, side, fit, quality) =>
  image
    .resize({ width: side, height: side, fit, withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer();

await mkdir(`${dataDir}/bare`, { recursive: true });
const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '', 'http://bare');
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const call = calls[url.pathname];
    if (!call) return void response.writeHead(404).end();
    call(url.searchParams, body).then(
      (answer) => {
        const text = JSON.stringify(answer);
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void close().then(() => process.exit()));
});
