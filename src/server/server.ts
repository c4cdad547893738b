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
import { careHandlers, careOf } from './activities/care.ts';
import { repeatHandlers } from './activities/repeat.ts';
import { carerHandlers } from './carers/carers.ts';
import { handOverHandlers } from './carers/handOver.ts';
import { invitationHandlers } from './carers/invitations.ts';
import { createCleanup } from './cleanup/cleanup.ts';
import type { Config } from './config.ts';
import { contactHandlers } from './contacts/contacts.ts';
import type { Database } from './db/database.ts';
import { dogList } from './dogs/dogList.ts';
import { dogHandlers } from './dogs/dogs.ts';
import { goalHandlers } from './dogs/goals.ts';
import { feedbackHandlers } from './feedback/feedback.ts';
import { analysisHandlers } from './health/analysis.ts';
import type { Engine } from './health/engine.ts';
import { insightHandlers } from './health/insights.ts';
import { createNoteReader } from './health/noteReader.ts';
import { statsHandlers } from './health/stats.ts';
import { createTrends, trendHandlers } from './health/trends.ts';
import { urgentNoteHandlers } from './health/urgentNotes.ts';
import { createAccess } from './http/access.ts';
import type { ResponseInfo } from './http/errorResponses.ts';
import { createHttpServer } from './http/http.ts';
import { createLimits } from './http/limits.ts';
import { serveApiDocs } from './http/openapi.ts';
import type { ClientTimeouts } from './http/slowClients.ts';
import { createImports } from './imports/imports.ts';
import { loadOrCreateSecret } from './lib/secret.ts';
import { dogCardHandlers } from './links/dogCard.ts';
import { linkHandlers } from './links/links.ts';
import { sharedHandlers } from './links/shared.ts';
import { createChanges } from './live/changes.ts';
import { createLiveStreams } from './live/stream.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import { doseHandlers } from './medicines/doses.ts';
import { medicineHandlers } from './medicines/medicines.ts';
import type { Model } from './outside/ai/model.ts';
import { mailFolder } from './outside/mail/mailFolder.ts';
import { openPhotoStore } from './outside/photoStore/openPhotoStore.ts';
import { createPost, type PostSettings } from './outside/web/post.ts';
import { serveAppLinks } from './pages/appLinks.ts';
import { inlineScriptHashes, servePages } from './pages/pages.ts';
import type { Images } from './photos/decoding/images.ts';
import { createPhotos } from './photos/storedPhotos.ts';
import { buttonHandlers } from './reminders/buttons.ts';
import { serveCalendars } from './reminders/calendars.ts';
import { channelHandlers } from './reminders/channels.ts';
import { createDelivery } from './reminders/delivery/deliver.ts';
import { reminderHandlers } from './reminders/reminders.ts';
import { createStopLinks } from './reminders/stopLinks.ts';
import { upcomingHandlers } from './reminders/upcoming.ts';
import { createPrinter } from './report/printer.ts';
import { createReports } from './report/reports.ts';
import { statusHandlers } from './tokens/status.ts';
import { tokenHandlers } from './tokens/tokens.ts';
import { createTokenUse } from './tokens/tokenUse.ts';

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
  /** How names are found that users chose, and how long messages to them may take. */
  posting?: Omit<PostSettings, 'allowOwnNetwork'>;
  /** Milliseconds between two looks for reminders that are due, and for mail. */
  reminderPoll?: number;
  mailPoll?: number;
}

/**
 * Builds the whole server on an open, migrated database, ready to listen. Once `draining` is aborted, `/readyz`
 * answers 503.
 */
export async function createServer(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  { engine, images, model, draining, count, timeouts, posting, reminderPoll, mailPoll }: ServerOptions,
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
  const dogsOf = dogList(database, photos);
  const isDemo = config.passwordReset === 'demo';
  const erasure = createErasure(database, photos, limits, log);
  const reader = createNoteReader(database, engine, log, closing.signal);
  const imports = createImports(database, reader, log);
  const care = careOf(database);
  const trendsOf = createTrends(database, reader);
  const printer = createPrinter(log);
  const reports = createReports({ database, care, trendsOf }, photos, printer);
  const changes = createChanges(database, log, closing.signal);
  const live = createLiveStreams(database, changes);
  const access = createAccess(database, { sessions, tokenUse: createTokenUse(database) });
  const post = createPost({ allowOwnNetwork: config.ownNetwork, ...posting });
  const stopLinks = createStopLinks(config.publicUrl, secret);
  const delivery = createDelivery(database, { config, post, mailQueue, stopLinks }, log);
  const tidy = createCleanup(
    database,
    { sessions, erasure, photos, outbox, reader, delivery, imports },
    log,
    closing.signal,
  );

  const remarks = model && (await import('./health/remarks.ts')).createRemarks(database, limits, model, log);

  const activities = activityHandlers(database, photos, reader);
  const app = await createHttpServer({
    config,
    logger: log,
    count,
    timeouts,
    access,
    limits,
    changes,
    scriptHashes: await inlineScriptHashes(),
    handlers: {
      ...accountHandlers(database, { sessions, limits, verification, mailQueue, isDemo }),
      ...verification.handlers,
      ...resetHandlers(database, config, limits, mailQueue),
      ...deviceHandlers(database, limits, mailQueue),
      ...exportHandlers(database, photos),
      ...erasure.handlers,
      ...dogHandlers(database, photos, dogsOf),
      ...carerHandlers(database),
      ...handOverHandlers(database, photos, dogsOf),
      ...invitationHandlers(database, { config, secret, limits, mailQueue, dogsOf }),
      ...goalHandlers(database),
      ...contactHandlers(database),
      ...dogCardHandlers(database, photos),
      ...tokenHandlers(database, { access, secret }),
      ...statusHandlers(database, care),
      ...linkHandlers(database, { config, secret }),
      ...sharedHandlers(database, photos, reports),
      ...channelHandlers(database, { config, secret, post, mailQueue, stopLinks }),
      ...reminderHandlers(database),
      ...upcomingHandlers(database),
      ...buttonHandlers(database, { access, changes }),
      ...activities,
      ...repeatHandlers(database, activities),
      ...imports.handlers,
      ...careHandlers(care),
      ...medicineHandlers(database),
      ...doseHandlers(database, photos),
      ...feedbackHandlers(database),
      ...statsHandlers(database, reader),
      ...urgentNoteHandlers(database, reader),
      ...trendHandlers(trendsOf),
      ...reports.handlers,
      ...insightHandlers(database, reader, remarks),
      ...analysisHandlers(database, engine, images, model, reader),
      ...live.handlers,
    },
  });
  photos.serve(app);
  serveCalendars(app, database, { config, limits });
  serveApiDocs(app);
  serveAppLinks(app, config);
  serveHealth(app, database, draining);
  await servePages(app, config);

  app.addHook('onListen', async () => {
    mailQueue.start(mailPoll);
    delivery.start(reminderPoll);
    tidy.start();
  });
  // Apps connect again, to another instance or to the next start.
  app.addHook('preClose', async () => live.close());
  // Requests waiting for a model get the engine's answer instead, so that the server stops in time.
  app.addHook('preClose', async () => model?.close());
  // An import is taken back at the next start.
  app.addHook('preClose', async () => imports.stop());
  // Reminders and mail being sent get to finish while the requests do.
  app.addHook('preClose', async () => void delivery.stop());
  app.addHook('preClose', async () => void mailQueue.stop());
  app.addHook('onClose', async () => {
    closing.abort();
    await printer.close();
    await imports.close();
    await remarks?.settled();
    await reader.settled();
    await delivery.stop();
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
