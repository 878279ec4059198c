import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { embedsPath, isPageAddress } from '#shared/primitives/addresses.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import type { Config } from '#server/config.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { DatabaseWatch } from '#server/domain/health/database-watch.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import type { SharePictures } from '#server/domain/sharing/share-pictures.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { accountsRoutes } from '#server/http/routes/accounts/accounts.routes.ts';
import { artworkRoutes } from '#server/http/routes/public/artwork.routes.ts';
import { lookRoutes } from '#server/http/routes/site/look.routes.ts';
import { calendarRoutes } from '#server/http/routes/public/calendar.routes.ts';
import { manifestRoutes } from '#server/http/routes/public/manifest.routes.ts';
import { addAssets, addIcon } from '#server/http/routes/public/assets.routes.ts';
import { backupRoutes } from '#server/http/routes/maintenance/backup.routes.ts';
import { binRoutes } from '#server/http/routes/catalogue/bin.routes.ts';
import { closeGracefully } from '#server/http/graceful-close.ts';
import { checkRoutes } from '#server/http/routes/maintenance/check.routes.ts';
import { demoRoutes } from '#server/http/routes/maintenance/demo.routes.ts';
import { dashboardRoutes } from '#server/http/routes/maintenance/dashboard.routes.ts';
import { conversionsRoutes } from '#server/http/routes/catalogue/conversions.routes.ts';
import { contactRoutes } from '#server/http/routes/site/contact.routes.ts';
import { addDocs, collectDocs } from '#server/http/routes/maintenance/docs.routes.ts';
import { badRequest } from '#server/errors.ts';
import { createErrorHandler } from '#server/http/responses/error-handler.ts';
import { respondToMalformedRequest } from '#server/http/responses/malformed-requests.ts';
import { refuseOnFullDisk } from '#server/http/access/full-disk.ts';
import { countedClient, senderOf } from '#server/http/access/counted-client.ts';
import { addGuards } from '#server/http/access/guards.ts';
import { embedsRoutes } from '#server/http/routes/public/embeds.routes.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { cacheResponses } from '#server/http/responses/cache-responses.ts';
import type { Cache } from '#server/cache/cache.ts';
import { createCachedServer } from '#server/http/cached-server.ts';
import { feedsRoutes } from '#server/http/routes/public/feeds.routes.ts';
import { healthRoutes, type Health } from '#server/http/routes/maintenance/health.routes.ts';
import { mailRoutes } from '#server/http/routes/mail/mail.routes.ts';
import { messagesRoutes } from '#server/http/routes/site/messages.routes.ts';
import { subscribersRoutes } from '#server/http/routes/mail/subscribers.routes.ts';
import { newsletterPagesRoutes } from '#server/http/routes/mail/newsletter-pages.routes.ts';
import { signUpRoutes } from '#server/http/routes/mail/sign-up.routes.ts';
import { newslettersRoutes } from '#server/http/routes/mail/newsletters.routes.ts';
import { oembedRoutes } from '#server/http/routes/public/oembed.routes.ts';
import type { PicturesOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { PublicFiles } from '#server/domain/files/public-files.ts';
import { previewRoutes } from '#server/http/routes/site/preview.routes.ts';
import { addPages, sendPage } from '#server/http/routes/public/pages.routes.ts';
import type { Pages } from '#server/http/responses/pages.ts';
import { photosRoutes } from '#server/http/routes/catalogue/photos.routes.ts';
import { addBodyDeadline } from '#server/http/connections.ts';
import { addBodyParsers } from '#server/http/parsing/body-parsers.ts';
import { logRequests, requestLine } from '#server/http/responses/request-log.ts';
import { addLimits, createSearchLimit } from '#server/http/access/limits.ts';
import { createProxyReport, createProxyTrust } from '#server/http/access/proxies.ts';
import { createSearchResults } from '#server/cache/search-results.ts';
import { addSecurityHeaders, makeSecurityHeaders } from '#server/http/access/security-headers.ts';
import { hasSeveralHosts, requestPath } from '#server/http/parsing/request-target.ts';
import { releasesRoutes } from '#server/http/routes/catalogue/releases.routes.ts';
import { createPasswordCheck } from '#server/http/routes/accounts/password-check.ts';
import { passwordResetRoutes } from '#server/http/routes/accounts/password-reset.routes.ts';
import { signInRoutes } from '#server/http/routes/accounts/sign-in.routes.ts';
import { sessionsRoutes } from '#server/http/routes/accounts/sessions.routes.ts';
import { shareRoutes } from '#server/http/routes/public/share.routes.ts';
import { showsRoutes } from '#server/http/routes/catalogue/shows.routes.ts';
import { countingRoutes } from '#server/http/routes/statistics/counting.routes.ts';
import { statisticsRoutes } from '#server/http/routes/statistics/statistics.routes.ts';
import { settingsRoutes } from '#server/http/routes/site/settings.routes.ts';
import { pressFilesRoutes } from '#server/http/routes/public/press-files.routes.ts';
import { pressRoutes } from '#server/http/routes/site/press.routes.ts';
import { privacyRoutes } from '#server/http/routes/site/privacy.routes.ts';
import { tracksRoutes } from '#server/http/routes/catalogue/tracks.routes.ts';
import { recordRoutes } from '#server/http/responses/unknown-paths.ts';
import { uploadsRoutes } from '#server/http/routes/public/uploads.routes.ts';
import { thumbnailsRoutes } from '#server/http/routes/catalogue/thumbnails.routes.ts';
import { postsRoutes } from '#server/http/routes/catalogue/posts.routes.ts';
import { videosRoutes } from '#server/http/routes/catalogue/videos.routes.ts';
import type { AssetFile } from '#server/storage/asset-files.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';

export type Deps = ContentDeps & {
  backups: Backups;
  cache: Cache;
  config: Config;
  log: FastifyBaseLogger;
  pages: Pages;
  publicFiles: PublicFiles;
  sharePictures: SharePictures;
  statistics: Statistics;
  picturesOnDemand: PicturesOnDemand;
  counters: Counters;
  /** Rejects when the database cannot be read. */
  checkDatabase: () => Promise<void>;
  databaseWatch: DatabaseWatch;
  clock: ClockWatch;
  disk: DiskWatch;
  health: Health;
  /** The built scripts and styles. */
  assets: AssetFile[];
};

/** Every hook and route, in the order they apply. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const sendError = createErrorHandler(deps.pages.artistName);
  const passwordCheck = createPasswordCheck(deps);
  const securityHeaders = makeSecurityHeaders(deps);
  const searchLimit = createSearchLimit();
  const lists = { searchLimit, searchResults: createSearchResults(deps.cache) };
  const isProxy = createProxyTrust(deps.config);
  const responses = createResponseCache({
    ...deps,
    onSent: (request, response) => {
      deps.log.debug(requestLine(request, response.statusCode, 0));
      if (request.url?.startsWith(embedsPath) && request.method === 'GET')
        deps.statistics.countEmbed(() => countedClient(senderOf(request, isProxy), deps), request.url);
    },
  });
  const reportProxy = createProxyReport(deps);
  const app = Fastify({
    serverFactory: createCachedServer((request, response, fallback) => {
      reportProxy(request);
      return !hasSeveralHosts(request) && responses.send(request, response, fallback);
    }),
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    bodyLimit: requestLimits.jsonBytes,
    // graceful-close.ts refuses requests while the site closes.
    return503OnClosing: false,
    clientErrorHandler: respondToMalformedRequest,
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(securityHeaders.usual)),
    rewriteUrl: requestPath,
    // Routes limit their parameters themselves.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  addBodyParsers(app);
  const routes = recordRoutes(app);
  // First, so that refusals of later hooks carry them too.
  addSecurityHeaders(app, securityHeaders);
  logRequests(app);
  app.addHook('onRequest', async ({ raw }) => {
    if (hasSeveralHosts(raw)) throw badRequest();
  });
  closeGracefully(app);
  cacheResponses(app, responses);
  app.addHook('preClose', async () => responses.close());
  addBodyDeadline(app);
  await collectDocs(app, deps.config);
  await app.register(cookie);

  await app.register(healthRoutes(deps));
  await app.register(
    async (api) => {
      addGuards(api, deps);
      // A database server has its own disk.
      if (!deps.config.databaseUrl) refuseOnFullDisk(api, deps.disk);
      addLimits(api);
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await api.register(signInRoutes({ ...deps, passwordCheck }));
      await api.register(accountsRoutes({ ...deps, passwordCheck }));
      await api.register(sessionsRoutes(deps));
      await api.register(settingsRoutes(deps));
      await api.register(lookRoutes(deps));
      await api.register(pressRoutes(deps));
      await api.register(privacyRoutes(deps));
      await api.register(tracksRoutes({ ...deps, ...lists }));
      await api.register(releasesRoutes({ ...deps, ...lists }));
      await api.register(videosRoutes({ ...deps, ...lists, responses }));
      await api.register(thumbnailsRoutes(deps));
      await api.register(conversionsRoutes(deps));
      await api.register(postsRoutes({ ...deps, ...lists }));
      await api.register(photosRoutes({ ...deps, ...lists }));
      await api.register(showsRoutes({ ...deps, ...lists }));
      await api.register(binRoutes(deps));
      await api.register(contactRoutes(deps));
      await api.register(messagesRoutes(deps));
      await api.register(mailRoutes(deps));
      // Also while no mail is sent: people can still leave, and the owner can export and delete them.
      await api.register(subscribersRoutes(deps));
      const { mail } = deps.config;
      if (mail) {
        await api.register(passwordResetRoutes({ ...deps, passwordCheck }));
        await api.register(signUpRoutes(deps));
        await api.register(newslettersRoutes({ ...deps, config: { ...deps.config, mail } }));
      }
      await api.register(countingRoutes(deps));
      await api.register(statisticsRoutes(deps));
      await api.register(previewRoutes(deps));
      await api.register(dashboardRoutes(deps));
      await api.register(backupRoutes(deps));
      await api.register(checkRoutes(deps));
      await api.register(demoRoutes(deps));
      addDocs(api);
    },
    { prefix: '/api' },
  );

  await app.register(uploadsRoutes({ ...deps, responses }));
  await app.register(feedsRoutes(deps));
  await app.register(calendarRoutes(deps));
  await app.register(artworkRoutes(deps));
  await app.register(manifestRoutes(deps));
  await app.register(shareRoutes(deps));
  await app.register(pressFilesRoutes(deps));
  await app.register(embedsRoutes(deps));
  await app.register(oembedRoutes(deps));
  await app.register(newsletterPagesRoutes(deps));
  addIcon(app);
  addAssets(app, deps.assets);
  addPages(app, deps, searchLimit);
  // Before the body is read, so that a wrong address is reported before a wrong body.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !opensPage(request)) throw routes.notFoundOrWrongMethod(request);
  });
  app.setNotFoundHandler((request, reply) => sendPage(request, reply, deps));
  return app;
}

/** Names of files that programs guess. No page has such a name; those of older sites ended in .html at most. */
const FILE_NAME = /\.(?!html?$)([a-z0-9]{2,5}|webmanifest)$/i;

function opensPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return ['GET', 'HEAD'].includes(method) && isPageAddress(path) && !FILE_NAME.test(path);
}
