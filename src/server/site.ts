import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from '#server/announcements.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { createDemoFiles } from '#server/demo/demo-files.ts';
import { demoHandler } from '#server/demo/demo.ts';
import { isRegistrationOpen, registerOwner } from '#server/domain/accounts.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { refuseUnfinishedRestore } from '#server/domain/backup/unfinished-restore.ts';
import { createChanges, type Changes } from '#server/domain/changes.ts';
import { isDatabaseLost } from '#server/domain/check/lost-database.ts';
import { createDatabaseWatch } from '#server/domain/database-watch.ts';
import { createDiskWatch } from '#server/domain/disk-watch.ts';
import { createDerivatives } from '#server/domain/files/derivatives.ts';
import { createPicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { createPublicFiles } from '#server/domain/files/public-files.ts';
import { keepIncomingTidy } from '#server/domain/files/tidy-incoming.ts';
import { tellOfBacklog, type HearBacklog } from '#server/domain/jobs/backlog.ts';
import { jobHandlers } from '#server/domain/jobs/handlers.ts';
import { createJobs } from '#server/domain/jobs/queue.ts';
import { createNotices } from '#server/domain/notices.ts';
import { createSharePictures } from '#server/domain/share-pictures/share-pictures.ts';
import { createUploads } from '#server/domain/uploads.ts';
import { databaseLost } from '#server/errors.ts';
import { createFileJobs } from '#server/media/file-jobs.ts';
import { createMediaJobs, type MediaJobs } from '#server/media/media-jobs.ts';
import { createNoMediaJobs } from '#server/media/no-media-jobs.ts';
import {
  keepForNextBuild,
  readAssets,
  readPreviousBuild,
  type AssetFile,
} from '#server/storage/asset-files.ts';
import { prepareDataFolder } from '#server/storage/data-folder.ts';
import type { Database } from '#server/storage/database/database.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import { findAssets, type Assets } from '#ssr/assets.ts';
import { createPages } from '#ssr/pages.ts';

/** What comes from elsewhere while developing or testing. */
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
  await makeConfiguredOwner({ database, changes, config, log });

  const notices = createNotices(log);
  const disk = createDiskWatch({ ...opened, folder: config.dataDir, notices, log });
  const databaseWatch = createDatabaseWatch({ ...opened, notices, log });
  const jobs = createJobs({ ...opened, disk, log });
  const workerIn = (name: string) => parts.workers && join(parts.workers, `${name}.js`);
  const fileJobs = createFileJobs({ workerPath: workerIn('file-worker') });
  const derivatives = createDerivatives({ database, media, fileJobs });
  const mediaJobs: MediaJobs = config.usesFfmpeg
    ? createMediaJobs({
        workerPath: workerIn('media-worker'),
        onToolFailure: (error) => log.error({ err: error }, 'The media tool failed'),
      })
    : createNoMediaJobs(fileJobs);
  const uploads = createUploads(database);
  const content = { database, changes, media, mediaJobs, fileJobs, derivatives, jobs, uploads, notices };
  const pages = await createPages({ database, config, changes, assets });
  const publicFiles = createPublicFiles({ database, changes });
  // Icons and what podcast apps show: a new feed makes them ask for all of it at once, and uploads go first.
  const picturesOnDemand = createPicturesOnDemand(media, { urgency: 'later', mostWaiting: 30 });
  const sharePictures = createSharePictures({ database, media, fileJobs, config });
  const backups = createBackups({ config, database, media, log });
  const health = { isStopping: false };
  const app = await buildApp({
    ...content,
    backups,
    counters,
    checkDatabase,
    databaseWatch,
    disk,
    health,
    config,
    log,
    pages,
    publicFiles,
    sharePictures,
    picturesOnDemand,
    // Who came before the last update goes on with what they came for.
    assets: [...assetFiles, ...(await readPreviousBuild(config.dataDir, assetFiles))],
  });
  // Before the requests under way are waited for, some of which wait for a thumbnail.
  app.addHook('preClose', async () => jobs.stop());
  const endTidying = keepIncomingTidy({ media, log });
  app.addHook('onClose', async () => {
    endTidying();
    await Promise.all([jobs.close(), disk.close(), databaseWatch.close()]);
    await media.close();
    await opened.close();
  });
  const startJobs = (hear: HearBacklog = () => {}) => {
    const handlers = {
      ...jobHandlers({ ...content, backups, sharePictures, databaseWatch, config, log }),
      demo: demoHandler({ ...content, demoFiles: createDemoFiles(workerIn('demo-worker')) }),
    };
    return jobs.start(handlers, tellOfBacklog({ database, handlers, log, hear }));
  };

  async function stop(): Promise<void> {
    health.isStopping = true;
    await wait(config.stopDelaySeconds * 1_000);
    await app.close();
  }
  const watches = { health, checkDatabase, databaseWatch, disk };
  const pictures = { publicFiles, sharePictures, picturesOnDemand };
  return { app, stop, startJobs, ...watches, pages, counters, assetFiles, backups, ...pictures, ...content };
}

type OwnerNeeds = { database: Database; changes: Changes; config: Config; log: FastifyBaseLogger };

/** Makes the owner that the environment names, unless somebody owns the site already. */
async function makeConfiguredOwner({ database, changes, config, log }: OwnerNeeds): Promise<void> {
  if (!config.owner || !(await isRegistrationOpen(database))) return;
  try {
    const owner = await registerOwner({ database, changes }, config.owner);
    log.info(`Owner account made for ${owner.username}`);
  } catch (error) {
    // Of two instances that start at once, one makes the owner and the other finds it made.
    if (await isRegistrationOpen(database)) throw error;
  }
}

/** Opens the site to the world and says where it is; gives back where it listens and how to stop it. */
export async function startSite(
  config: Config,
  log: FastifyBaseLogger,
  announcements: Announcements,
  parts?: Parts,
) {
  const site = await openSite(config, log, parts);
  const { app, stop, startJobs, pages, database, media, disk, databaseWatch, assetFiles } = site;
  await pages
    .warm()
    .catch((error: unknown) => log.error({ err: error }, 'The home page could not be made ahead'));
  const address = await app.listen({ port: config.port, host: config.host });
  databaseWatch.start();
  const hasOwner = !(await isRegistrationOpen(database));
  const isLost = !hasOwner && (await isDatabaseLost({ database, media }));
  announcements.ready({
    address: config.publicUrl ?? address,
    hasOwner,
    loss: isLost ? databaseLost().message : null,
  });
  // Nobody waits for these. The first jobs read every row: before listening, they would keep a large site away for long.
  await disk.start();
  await startJobs(announcements.preparing);
  // Missed only after the next update.
  await keepForNextBuild(config.dataDir, assetFiles).catch((error: unknown) =>
    log.warn({ err: error }, 'The scripts of this version could not be kept for after an update'),
  );
  return { stop, address };
}
