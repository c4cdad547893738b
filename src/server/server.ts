import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountHandlers } from './accounts/accounts.ts';
import { deviceHandlers } from './accounts/devices.ts';
import { createErasure } from './accounts/erasure.ts';
import { exportHandlers } from './accounts/export.ts';
import { resetHandlers } from './accounts/reset.ts';
import { createSessions } from './accounts/sessions.ts';
import { createVerification } from './accounts/verification.ts';
import { activityHandlers } from './activities/activities.ts';
import { createCleanup } from './cleanup/cleanup.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { dogHandlers } from './dogs/dogs.ts';
import { goalHandlers } from './dogs/goals.ts';
import { feedbackHandlers } from './feedback/feedback.ts';
import { analysisHandlers } from './health/analysis.ts';
import type { Engine } from './health/engine.ts';
import { insightHandlers } from './health/insights.ts';
import { createNoteReader } from './health/noteReader.ts';
import { statsHandlers } from './health/stats.ts';
import { createAccess } from './http/access.ts';
import type { ResponseInfo } from './http/errorResponses.ts';
import { createHttpServer } from './http/http.ts';
import { createLimits } from './http/limits.ts';
import { serveApiDocs } from './http/openapi.ts';
import type { ClientTimeouts } from './http/slowClients.ts';
import { loadOrCreateSecret } from './lib/secret.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import type { Model } from './outside/ai/model.ts';
import { mailFolder } from './outside/mail/mailFolder.ts';
import { openPhotoStore } from './outside/photoStore/openPhotoStore.ts';
import { serveAppLinks } from './pages/appLinks.ts';
import { inlineScriptHashes, servePages } from './pages/pages.ts';
import type { Images } from './photos/decoding/images.ts';
import { createPhotos } from './photos/storedPhotos.ts';

/** Called after every response. */
type Count = (answered: ResponseInfo) => void;

interface ServerOptions {
  /** The thread that listens to notes and the process that decodes photos. Whoever opened them closes them. */
  engine: Engine;
  images: Images;
  model: Model | null;
  draining?: AbortSignal;
  count?: Count | undefined;
  timeouts?: ClientTimeouts;
}

/**
 * Builds the whole server on an open, migrated database, ready to listen. Once `draining` is aborted, `/readyz`
 * answers 503.
 */
export async function createServer(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  { engine, images, model, draining, count, timeouts }: ServerOptions,
): Promise<FastifyInstance> {
  await mkdir(config.dataDir, { recursive: true });
  const secret = config.appSecret ?? (await loadOrCreateSecret(config.dataDir));
  const closing = new AbortController();
  const photos = createPhotos(await openPhotoStore(config, closing.signal), images, secret, database, log);
  const outbox = join(config.dataDir, 'outbox');
  const transport = config.smtpUrl
    ? (await import('./outside/mail/smtp.ts')).smtp(config.smtpUrl, config.mailFrom)
    : mailFolder(outbox, config.mailFrom, log);
  if (config.production && !config.smtpUrl)
    log.warn('SMTP_URL is not set: emails are not sent, but kept in the outbox folder for a day');
  const limits = createLimits(database, config.limits, secret);
  const mailQueue = createMailQueue(database, transport, limits, log);
  const sessions = createSessions(database);
  const verification = createVerification(database, config, mailQueue);
  const isDemo = config.passwordReset === 'demo';
  const erasure = createErasure(database, photos, limits, log);
  const reader = createNoteReader(database, engine, log, closing.signal);
  const tidy = createCleanup(database, { sessions, erasure, photos, outbox, reader }, log, closing.signal);

  const remarks = model && (await import('./health/remarks.ts')).createRemarks(database, limits, model, log);

  const app = await createHttpServer({
    config,
    logger: log,
    count,
    timeouts,
    access: createAccess(database, sessions),
    limits,
    scriptHashes: await inlineScriptHashes(),
    handlers: {
      ...accountHandlers(database, { sessions, limits, verification, mailQueue, isDemo }),
      ...verification.handlers,
      ...resetHandlers(database, config, limits, mailQueue),
      ...deviceHandlers(database, limits, mailQueue),
      ...exportHandlers(database, photos),
      ...erasure.handlers,
      ...dogHandlers(database, photos),
      ...goalHandlers(database),
      ...activityHandlers(database, photos, reader),
      ...feedbackHandlers(database),
      ...statsHandlers(database, reader),
      ...insightHandlers(database, reader, remarks),
      ...analysisHandlers(database, engine, images, model, reader),
    },
  });
  photos.serve(app);
  serveApiDocs(app);
  serveAppLinks(app, config);
  serveHealth(app, database, draining);
  await servePages(app, config);

  app.addHook('onListen', async () => {
    mailQueue.start();
    tidy.start();
  });
  // Requests waiting for a model get the engine's answer instead, so that the server stops in time.
  app.addHook('preClose', async () => model?.close());
  // The mail being sent gets to finish while the requests do.
  app.addHook('preClose', async () => void mailQueue.stop());
  app.addHook('onClose', async () => {
    closing.abort();
    await remarks?.settled();
    await reader.settled();
    await mailQueue.stop();
    await tidy.stop();
  });
  return app;
}

function serveHealth(app: FastifyInstance, { pool }: Database, draining?: AbortSignal): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (draining?.aborted) return reply.code(503).send({ error: 'Stopping' });
    await pool.query('select 1');
    return { status: 'ready' };
  });
}
