import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from '#app/announcements.ts';
import { createCache } from '#server/cache/cache.ts';
import { buildApp } from '#server/http/app.ts';
import type { Config } from '#server/config.ts';
import { demoHandler } from '#server/demo/demo.ts';
import { isRegistrationOpen, registerOwner } from '#server/domain/accounts/accounts.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { refuseUnfinishedRestore } from '#server/domain/backup/restore-site.ts';
import { createChanges, type Changes } from '#server/domain/changes.ts';
import { followLanguage } from '#server/domain/site/site-language.ts';
import { isDatabaseLost } from '#server/domain/check/leftovers.ts';
import { createClockWatch } from '#server/domain/health/clock-watch.ts';
import { createDatabaseWatch } from '#server/domain/health/database-watch.ts';
import { createDiskWatch } from '#server/domain/health/disk-watch.ts';
import { createDerivatives } from '#server/domain/files/derivatives.ts';
import { createPicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { createPublicFiles } from '#server/domain/files/public-files.ts';
import { clearIncomingPeriodically } from '#server/domain/files/clear-incoming.ts';
import { reportBacklog, type OnBacklog } from '#server/domain/jobs/backlog.ts';
import { jobHandlers } from '#server/domain/jobs/handlers.ts';
import { createJobs } from '#server/domain/jobs/queue.ts';
import { mailNotices } from '#server/domain/mail/mail-notices.ts';
import { createOutbox } from '#server/domain/mail/outbox.ts';
import { createNotices } from '#server/domain/health/notices.ts';
import { createStatistics } from '#server/domain/statistics/statistics.ts';
import { createSharePictures } from '#server/domain/sharing/share-pictures.ts';
import { createUploads } from '#server/domain/catalogue/single-uploads.ts';
import { databaseLost } from '#server/errors.ts';
import { createFileJobs } from '#server/media/file-jobs.ts';
import { createConversions } from '#server/media/conversions.ts';
import { createMediaJobs, type MediaJobs } from '#server/media/media-jobs.ts';
import { createNoMediaJobs } from '#server/media/no-media-jobs.ts';
import {
  saveForNextBuild,
  readAssets,
  readPreviousBuild,
  type AssetFile,
} from '#server/storage/asset-files.ts';
import { createConversionFolders } from '#server/storage/conversion-folders.ts';
import { prepareDataFolder } from '#server/storage/data-folder.ts';
import type { Database } from '#server/storage/database/database.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import { findAssets, type Assets } from '#ssr/assets.ts';
import { createPages } from '#ssr/pages.ts';

/** Only a site that sends mail needs it. */
const loadMailer = () => import('#server/domain/mail/sending/mailer.ts');

/** What development and tests replace. */
type Parts = { assets?: Assets; assetFiles?: AssetFile[]; workers?: string; lockWaitMs?: number };

/** Opens the stores and builds the app over them; closing the app closes them in the opposite order. */
export async function openSite(config: Config, log: FastifyBaseLogger, parts: Parts = {}) {
  const assets = parts.assets ?? findAssets();
  const assetFiles = parts.assetFiles ?? readAssets(assets.folder);
  await prepareDataFolder(config.dataDir);
  await refuseUnfinishedRestore(config.dataDir);
  const opened = await openDatabase(config, { log, lockWaitMs: parts.lockWaitMs });
  const { database, messenger, counters, check: checkDatabase } = opened;
  if (opened.migrated.length > 0) log.info(`Database brought up to date: ${opened.migrated.join(', ')}`);
  const media = await openMediaStore(config);

  const changes = createChanges(messenger);
  const cache = createCache(changes);
  await followLanguage({ database, changes, log });
  await makeConfiguredOwner({ database, changes, config, log });

  const notices = createNotices(log);
  const disk = createDiskWatch({ ...opened, folder: config.dataDir, notices, log });
  const databaseWatch = createDatabaseWatch({ ...opened, notices, log });
  const clock = createClockWatch({ database, notices, log });
  // A database server has its own disk.
  const hasRoom = async () => config.databaseUrl !== null || !(await disk.check()).isFull;
  const statistics = await createStatistics({ ...opened, changes, clock, hasRoom, log });
  const jobs = createJobs({ ...opened, disk, log });
  const workerIn = (name: string) => parts.workers && join(parts.workers, `${name}.js`);
  const fileJobs = createFileJobs({ workerPath: workerIn('file-worker') });
  const derivatives = createDerivatives({ database, media, fileJobs });
  const mediaJobs: MediaJobs = config.usesFfmpeg
    ? createMediaJobs({
        fileJobs,
        workerPath: workerIn('media-worker'),
        onToolFailure: (error) => log.error({ err: error }, 'The media tool failed'),
      })
    : createNoMediaJobs(fileJobs);
  const conversions = config.usesFfmpeg
    ? createConversions({ workerPath: workerIn('conversion-worker') })
    : null;
  const conversionFolders = createConversionFolders(join(config.dataDir, 'conversions'));
  const uploads = createUploads(database);
  const outbox = createOutbox({ config, jobs });
  mailNotices({ database, notices, outbox, log });
  const mailer =
    config.mail && (await loadMailer()).createMailer({ ...opened, config, mail: config.mail, notices, log });
  const content = {
    database,
    changes,
    media,
    mediaJobs,
    conversions,
    conversionFolders,
    fileJobs,
    derivatives,
    jobs,
    uploads,
    notices,
    outbox,
  };
  const pages = await createPages({ database, config, cache, assets });
  const publicFiles = createPublicFiles({ database, cache });
  // Icons and feed artwork: after a new feed, apps request all of it at once, and uploads go first.
  const picturesOnDemand = createPicturesOnDemand(media, cache, { urgency: 'later', maxWaiting: 30 });
  const sharePictures = createSharePictures({ database, media, fileJobs, cache, config });
  const backups = createBackups({ config, database, media, log });
  const health = { isStopping: false };
  const app = await buildApp({
    ...content,
    backups,
    cache,
    counters,
    checkDatabase,
    databaseWatch,
    clock,
    disk,
    health,
    config,
    log,
    pages,
    publicFiles,
    sharePictures,
    statistics,
    picturesOnDemand,
    // Pages that were loaded before the last update still need their scripts.
    assets: [...assetFiles, ...(await readPreviousBuild(config.dataDir, assetFiles))],
  });
  // Before waiting for running requests, some of which wait for a thumbnail.
  app.addHook('preClose', async () => jobs.stop());
  const endTidying = clearIncomingPeriodically({ media, log });
  app.addHook('onClose', async () => {
    endTidying();
    mailer?.close();
    await statistics.close();
    await Promise.all([jobs.close(), disk.close(), databaseWatch.close(), clock.close()]);
    await media.close();
    await opened.close();
  });
  const startJobs = (onProgress: OnBacklog = () => {}) => {
    const handlers = {
      ...jobHandlers({ ...content, backups, sharePictures, databaseWatch, clock, disk, mailer, config, log }),
      demo: demoHandler({ ...content, config }),
    };
    return jobs.start(handlers, reportBacklog({ database, handlers, log, onProgress }));
  };

  async function stop(): Promise<void> {
    health.isStopping = true;
    await wait(config.stopDelaySeconds * 1_000);
    await app.close();
  }
  const watches = { health, checkDatabase, databaseWatch, clock, disk };
  const pictures = { publicFiles, sharePictures, picturesOnDemand };
  return {
    app,
    stop,
    startJobs,
    ...watches,
    pages,
    cache,
    counters,
    assetFiles,
    backups,
    statistics,
    ...pictures,
    ...content,
  };
}

type OwnerDeps = { database: Database; changes: Changes; config: Config; log: FastifyBaseLogger };

/** Creates the owner that the environment names, unless the site has one. */
async function makeConfiguredOwner({ database, changes, config, log }: OwnerDeps): Promise<void> {
  if (!config.owner || !(await isRegistrationOpen(database))) return;
  try {
    const owner = await registerOwner({ database, changes }, config.owner);
    log.info(`Owner account made for ${owner.username}`);
  } catch (error) {
    // Another instance that started at the same time may have created the owner.
    if (await isRegistrationOpen(database)) throw error;
  }
}

/** Listens, announces the address, and starts the background work. */
export async function startSite(
  config: Config,
  log: FastifyBaseLogger,
  announcements: Announcements,
  parts?: Parts,
) {
  const site = await openSite(config, log, parts);
  const { app, stop, startJobs, jobs, pages, database, media, assetFiles } = site;
  const { disk, databaseWatch, clock, statistics } = site;
  // Before the first request, so that a wrong clock ends no session.
  await clock.start(() => jobs.makeDue());
  await pages
    .warm()
    .catch((error: unknown) => log.error({ err: error }, 'The home page could not be made ahead'));
  const address = await app.listen({ port: config.port, host: config.host });
  databaseWatch.start();
  statistics.start();
  const hasOwner = !(await isRegistrationOpen(database));
  const isLost = !hasOwner && (await isDatabaseLost({ database, media }));
  announcements.ready({
    address: config.publicUrl ?? address,
    hasOwner,
    loss: isLost ? databaseLost().message : null,
  });
  // After listening: the first jobs read every row, which takes long on a large site.
  await disk.start();
  await startJobs(announcements.preparing);
  // Only needed after the next update.
  await saveForNextBuild(config.dataDir, assetFiles).catch((error: unknown) =>
    log.warn({ err: error }, 'The scripts of this version could not be kept for after an update'),
  );
  return { stop, address };
}
