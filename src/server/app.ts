import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isPageAddress } from '#shared/addresses.ts';
import { requestLimits } from '#shared/limits.ts';
import type { Config } from '#server/config.ts';
import type { DatabaseWatch } from '#server/domain/database-watch.ts';
import type { DiskWatch } from '#server/domain/disk-watch.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import type { SharePictures } from '#server/domain/share-pictures/share-pictures.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { accountsRoutes } from '#server/http/accounts.routes.ts';
import { artworkRoutes } from '#server/http/artwork.routes.ts';
import { lookRoutes } from '#server/http/look.routes.ts';
import { manifestRoutes } from '#server/http/manifest.routes.ts';
import { addAssets, addIcon } from '#server/http/assets.ts';
import { backupRoutes } from '#server/http/backup.routes.ts';
import { binRoutes } from '#server/http/bin.routes.ts';
import { closeGracefully } from '#server/http/graceful-close.ts';
import { checkRoutes } from '#server/http/check.routes.ts';
import { demoRoutes } from '#server/http/demo.routes.ts';
import { firstStepsRoutes } from '#server/http/first-steps.routes.ts';
import { contactRoutes } from '#server/http/contact.routes.ts';
import { addDocs, collectDocs } from '#server/http/docs.routes.ts';
import { createErrorHandler } from '#server/http/responses/error-handler.ts';
import { answerMalformedRequest } from '#server/http/responses/malformed-requests.ts';
import { refuseOnFullDisk } from '#server/http/access/full-disk.ts';
import { addGuards } from '#server/http/access/guards.ts';
import { embedsRoutes } from '#server/http/embeds.routes.ts';
import { createFinishedAnswers } from '#server/http/finished/finished-answers.ts';
import { createFinishedFiles } from '#server/http/finished/finished-files.ts';
import { keepAnswers } from '#server/http/finished/keep-answers.ts';
import { serverAnsweringAtOnce } from '#server/http/finished/server.ts';
import { feedsRoutes } from '#server/http/feeds.routes.ts';
import { healthRoutes, type Health } from '#server/http/health.routes.ts';
import { messagesRoutes } from '#server/http/messages.routes.ts';
import { noticesRoutes } from '#server/http/notices.routes.ts';
import { oembedRoutes } from '#server/http/oembed.routes.ts';
import type { PicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { PublicFiles } from '#server/domain/files/public-files.ts';
import { previewRoutes } from '#server/http/preview.routes.ts';
import { addPages, sendPage, type Pages } from '#server/http/pages.routes.ts';
import { photosRoutes } from '#server/http/photos.routes.ts';
import { addBodyDeadline } from '#server/http/parsers/body-deadline.ts';
import { allowEmptyBodies } from '#server/http/parsers/empty-body.ts';
import { addJsonParser } from '#server/http/parsers/json.ts';
import { logRequests } from '#server/http/responses/request-log.ts';
import { addLimits, createSearchLimit } from '#server/http/access/limits.ts';
import { createProxyReport, createProxyTrust } from '#server/http/access/proxies.ts';
import { createSearchResults } from '#server/http/search-results.ts';
import { addSecurityHeaders, makeSecurityHeaders } from '#server/http/access/security-headers.ts';
import { requestPath } from '#server/http/request-target.ts';
import { releasesRoutes } from '#server/http/releases.routes.ts';
import { sessionsRoutes } from '#server/http/sessions.routes.ts';
import { shareRoutes } from '#server/http/share.routes.ts';
import { settingsRoutes } from '#server/http/settings.routes.ts';
import { tracksRoutes } from '#server/http/tracks.routes.ts';
import { recordRoutes } from '#server/http/responses/unknown-paths.ts';
import { uploadLimitsRoutes } from '#server/http/upload-limits.routes.ts';
import { uploadsRoutes } from '#server/http/uploads.routes.ts';
import { videosRoutes } from '#server/http/videos.routes.ts';
import type { AssetFile } from '#server/storage/asset-files.ts';
import type { Counters } from '#server/storage/database/counters.ts';

export type Needs = ContentNeeds & {
  backups: Backups;
  config: Config;
  log: FastifyBaseLogger;
  pages: Pages;
  publicFiles: PublicFiles;
  sharePictures: SharePictures;
  picturesOnDemand: PicturesOnDemand;
  counters: Counters;
  /** Rejects when the database cannot be read. */
  checkDatabase: () => Promise<void>;
  databaseWatch: DatabaseWatch;
  disk: DiskWatch;
  health: Health;
  /** The built scripts and styles. */
  assets: AssetFile[];
};

const serverTimes = {
  headersMs: 15_000,
  idleMs: 30_000,
  /** How often slow headers are looked for; Node's half a minute would let them double their time. */
  lookEveryMs: 5_000,
};

/** Builds the HTTP side from what it needs: every hook and route, in the order they apply. */
export async function buildApp(needs: Needs): Promise<FastifyInstance> {
  const answerError = createErrorHandler(needs.pages.artistName);
  const securityHeaders = makeSecurityHeaders(needs);
  const searchLimit = createSearchLimit();
  const lists = { searchLimit, searchResults: createSearchResults(needs.changes) };
  const answers = createFinishedAnswers(needs);
  const files = createFinishedFiles(needs);
  const reportProxy = createProxyReport(needs);
  const app = Fastify({
    serverFactory: serverAnsweringAtOnce((request, response, otherwise) => {
      reportProxy(request);
      return answers.answer(request, response) || files.answer(request, response, otherwise);
    }, serverTimes),
    loggerInstance: needs.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createProxyTrust(needs.config),
    bodyLimit: requestLimits.jsonBytes,
    // graceful-close.ts refuses in our own words what comes while the site closes.
    return503OnClosing: false,
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(securityHeaders.usual)),
    rewriteUrl: requestPath,
    // How long a part of an address may be is for the route's own rule to say.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  addJsonParser(app);
  allowEmptyBodies(app);
  const routes = recordRoutes(app);
  // First, so that whatever a later hook refuses carries them too.
  addSecurityHeaders(app, securityHeaders);
  logRequests(app);
  closeGracefully(app);
  keepAnswers(app, answers);
  app.addHook('preClose', async () => answers.close());
  addBodyDeadline(app);
  await collectDocs(app, needs.config);
  await app.register(cookie);

  await app.register(healthRoutes(needs));
  await app.register(
    async (api) => {
      addGuards(api, needs);
      // Rows on a server of their own have room of their own.
      if (!needs.config.databaseUrl) refuseOnFullDisk(api, needs.disk);
      addLimits(api);
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await api.register(accountsRoutes(needs));
      await api.register(sessionsRoutes(needs));
      await api.register(settingsRoutes(needs));
      await api.register(lookRoutes(needs));
      await api.register(tracksRoutes({ ...needs, ...lists }));
      await api.register(releasesRoutes({ ...needs, ...lists }));
      await api.register(videosRoutes({ ...needs, ...lists, answers }));
      await api.register(photosRoutes({ ...needs, ...lists }));
      await api.register(uploadLimitsRoutes(needs));
      await api.register(binRoutes(needs));
      await api.register(contactRoutes(needs));
      await api.register(messagesRoutes(needs));
      await api.register(previewRoutes(needs));
      await api.register(noticesRoutes(needs));
      await api.register(backupRoutes(needs));
      await api.register(checkRoutes(needs));
      await api.register(demoRoutes(needs));
      await api.register(firstStepsRoutes(needs));
      addDocs(api);
    },
    { prefix: '/api' },
  );

  await app.register(uploadsRoutes({ ...needs, files }));
  await app.register(feedsRoutes(needs));
  await app.register(artworkRoutes(needs));
  await app.register(manifestRoutes(needs));
  await app.register(shareRoutes(needs));
  await app.register(embedsRoutes(needs));
  await app.register(oembedRoutes(needs));
  addIcon(app);
  addAssets(app, needs.assets);
  addPages(app, needs, searchLimit);
  // Before the body is read: whatever was sent to a wrong address, the address is what is wrong with it.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !opensPage(request)) throw routes.notFoundOrWrongMethod(request);
  });
  app.setNotFoundHandler((request, reply) => sendPage(request, reply, needs));
  return app;
}

/** What pages ask for and programs guess; no page of ours has such a name, and old ones ended in .html at most. */
const FILE_NAME = /\.(?!html?$)([a-z0-9]{2,5}|webmanifest)$/i;

function opensPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return ['GET', 'HEAD'].includes(method) && isPageAddress(path) && !FILE_NAME.test(path);
}
