import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ownDogs } from './access.ts';
import { accounts } from './accounts/accounts.ts';
import { deviceRoom } from './accounts/devices.ts';
import { erasureRoom } from './accounts/erasure.ts';
import { exportRoom } from './accounts/export.ts';
import { resetRoom } from './accounts/reset.ts';
import { sessionRoom } from './accounts/sessions.ts';
import { activityRoom } from './activities.ts';
import { serveAppLinks } from './appLinks.ts';
import type { Answered } from './answers.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { dogRoom } from './dogs.ts';
import { feedbackRoom } from './feedback.ts';
import { goalRoom } from './goals.ts';
import { onFirstCall } from './handlers.ts';
import { openDoor } from './http.ts';
import { limitRoom } from './limits.ts';
import { mailboxRoom } from './mail/mailbox.ts';
import type { Model } from './outside/ai/model.ts';
import { mailFolder } from './outside/mail/folder.ts';
import { serveApiDocs } from './openapi.ts';
import { openPhotoStore } from './outside/photoStore/open.ts';
import { inlineScriptHashes, servePages } from './pages.ts';
import { photoRoom } from './photos.ts';
import { keptSecret } from './secret.ts';
import type { Patience } from './slowClients.ts';
import { tidyRoom } from './tidy.ts';

/** Called after every response. */
type Count = (answered: Answered) => void;

interface Surroundings {
  model: Model | null;
  leaving?: AbortSignal;
  count?: Count | undefined;
  patience?: Patience;
}

/**
 * Builds the whole server on an open, migrated database, ready to listen. Once `leaving` is aborted, `/readyz`
 * answers 503.
 */
export async function raiseServer(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  { model, leaving, count, patience }: Surroundings,
): Promise<FastifyInstance> {
  await mkdir(config.dataDir, { recursive: true });
  const secret = config.appSecret ?? (await keptSecret(config.dataDir));
  const closing = new AbortController();
  const photos = photoRoom(await openPhotoStore(config, closing.signal), secret, database, log);
  const outbox = join(config.dataDir, 'outbox');
  const transport = config.smtpUrl
    ? (await import('./outside/mail/smtp.ts')).smtp(config.smtpUrl, config.mailFrom)
    : mailFolder(outbox, config.mailFrom, log);
  if (config.production && !config.smtpUrl)
    log.warn('SMTP_URL is not set: mail reaches nobody, and lies in the outbox folder for a day');
  const mailbox = mailboxRoom(database, transport, log);
  const limits = limitRoom(database, config.limits, secret);
  const sessions = sessionRoom(database);
  const ownDog = ownDogs(database);
  const erasure = erasureRoom(database, photos, limits, log);
  const tidy = tidyRoom(database, { erasure, photos, outbox }, log, closing.signal);

  const remarks = model && (await import('./remarks.ts')).remarkRoom(database, limits, model, log);

  const app = await openDoor({
    config,
    logger: log,
    count,
    patience,
    sessions,
    limits,
    scriptHashes: await inlineScriptHashes(),
    handlers: {
      ...accounts(database, sessions, limits, config.passwordReset === 'demo'),
      ...resetRoom(database, config, limits, mailbox),
      ...deviceRoom(database, limits, mailbox),
      ...exportRoom(database, photos),
      ...erasure.handlers,
      ...dogRoom(database, photos),
      ...goalRoom(database),
      ...activityRoom(database, sessions, photos),
      ...feedbackRoom(database),
      // The listening engine is loaded with the first call that needs it: it is a third of start-up time and memory.
      ...onFirstCall(['dogStats'], async () => (await import('./stats.ts')).statsRoom(database)),
      ...onFirstCall(['insights', 'dailyInsight'], async () =>
        (await import('./insights.ts')).insightRoom(database, remarks),
      ),
      ...onFirstCall(['interpretBehavior', 'analyzePhoto', 'analyzePhotos'], async () =>
        (await import('./analysis.ts')).analysisRoom(database, ownDog, model),
      ),
    },
  });
  photos.serve(app);
  serveApiDocs(app);
  serveAppLinks(app, config);
  serveHealth(app, database, leaving);
  await servePages(app, config);

  app.addHook('onListen', async () => {
    mailbox.start();
    tidy.start();
  });
  // Requests waiting for a model get the engine's answer instead, so that the server stops in time.
  app.addHook('preClose', async () => model?.close());
  // The mail being sent gets to finish while the requests do.
  app.addHook('preClose', async () => void mailbox.stop());
  app.addHook('onClose', async () => {
    closing.abort();
    await remarks?.settled();
    await mailbox.stop();
    await tidy.stop();
  });
  return app;
}

function serveHealth(app: FastifyInstance, { pool }: Database, leaving?: AbortSignal): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ error: 'Stopping' });
    await pool.query('select 1');
    return { status: 'ready' };
  });
}
