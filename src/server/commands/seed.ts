import pino from 'pino';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readNotes } from '../health/readNotes.ts';
import { openPhotoStore } from '../outside/photoStore/openPhotoStore.ts';
import { createImages } from '../photos/decoding/images.ts';
import { createPhotos } from '../photos/storedPhotos.ts';
import { demoCarers, demoLogin, storeDemoAccount } from './demo/demoAccount.ts';

// The command `npm run seed`: a demo account to try Hark out with.

try {
  const config = readConfig(process.env);
  if (config.production) throw new ConfigError('NODE_ENV: a demo account is not allowed in production');
  const log = pino({ level: 'error' });
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const images = createImages(log);
  try {
    await migrate(database);
    const photos = createPhotos(await openPhotoStore(config), images, '', database, log);
    const isDemo = config.passwordReset === 'demo';
    const stored = await storeDemoAccount(database, photos, { now: new Date(), isDemo });
    await readNotes(database, log);
    const outcome =
      stored === null ? 'The demo account already exists.' : `Stored two dogs and ${stored} activities.`;
    process.stdout.write(
      `${outcome}\nStart Hark with npm start, then sign in as ${demoLogin.email} with ${demoLogin.password}\n` +
        `The partner ${demoCarers.partner.email} and the sitter ${demoCarers.sitter.email} have the same password.\n`,
    );
  } finally {
    await images.stop();
    await database.close();
  }
} catch (error) {
  process.stderr.write(
    `No demo account was stored.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
