import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  feedPaths,
  itemPagePaths,
  pagePaths,
  sitemapPath,
  type PageKind,
} from '#shared/primitives/addresses.ts';
import { plainLyrics, syncedLyrics, lyricsAsVtt } from '#shared/media/lyrics.ts';
import type { Cache } from '#server/cache/cache.ts';
import type { Config } from '#server/config.ts';
import { withoutIsolates } from '#shared/language/sentences.ts';
import { textOf } from '#shared/language/text-of.ts';
import { withText } from '#shared/language/text.ts';
import { readFeed, type Feed } from '#server/domain/sharing/feed.ts';
import { hasSitemapPart } from '#server/domain/sharing/sitemap.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { readTrack } from '#server/domain/catalogue/tracks.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { pathNotFound } from '#server/errors.ts';
import { countedReader } from '#server/http/access/counted-client.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { sendFeed, taggedFeed, type WrittenFeed } from '#server/http/responses/feeds.ts';
import { sitemap, sitemapOfLists, sitemapPart, type SitemapSource } from '#server/http/feeds/sitemap.ts';
import { getOrMake } from '#server/get-or-make.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; config: Config; cache: Cache; statistics: Statistics };

const open = { config: { public: true }, schema: { hide: true } } as const;

type Write = (feed: Feed, site: string) => string;

/** Loaded with the first feed reader: every start would take longer. */
const writers: Record<string, { type: string; load: () => Promise<Write> }> = {
  [feedPaths.rss]: {
    type: 'application/rss+xml; charset=utf-8',
    load: async () => (await import('#server/http/feeds/rss-feed.ts')).rssFeed,
  },
  [feedPaths.json]: {
    type: 'application/feed+json; charset=utf-8',
    load: async () => {
      const { jsonFeed } = await import('#server/http/feeds/json-feed.ts');
      return (feed, site) => JSON.stringify(jsonFeed(feed, site));
    },
  },
};

/** For feed readers and search engines. */
export function feedsRoutes({ database, config, cache, statistics }: Deps): FastifyPluginAsync {
  const feeds = cache.store<Promise<WrittenFeed>>('feeds');

  const revalidated = (reply: FastifyReply) =>
    reply.header('cache-control', `${cacheScope(config)}, no-cache`);

  return async (app) => {
    for (const [path, { type, load }] of Object.entries(writers)) {
      app.get(path, open, async (request, reply) => {
        const site = siteAddress(request, config);
        const written = await getOrMake(feeds, site + path, async () => {
          const [feed, write] = await Promise.all([readFeed(database, config), load()]);
          return taggedFeed(withoutIsolates(withText(textOf(feed.artist.language), () => write(feed, site))));
        });
        if (request.method === 'GET')
          statistics.countFeedReader(() => countedReader(request, { config, database }), path);
        return sendFeed(request, reply, { ...written, type, config });
      });
    }

    const sendXml = (reply: FastifyReply, xml: AsyncGenerator<string>) =>
      revalidated(reply).type('application/xml; charset=utf-8').send(Readable.from(xml));
    const sourceFor = async (request: FastifyRequest): Promise<SitemapSource> => {
      const artist = await readArtist(database, config);
      return { database, site: siteAddress(request, config), artist };
    };
    app.get(sitemapPath, open, async (request, reply) => sendXml(reply, sitemap(await sourceFor(request))));
    app.get('/sitemap-pages.xml', open, async (request, reply) =>
      sendXml(reply, sitemapOfLists(await sourceFor(request))),
    );
    app.get<{ Params: { kind: string; number: string } }>(
      '/sitemap-:kind(^[a-z]+$)-:number(^[0-9]{1,9}$).xml',
      open,
      async (request, reply) => {
        const { kind, number } = request.params;
        if (!isPageKind(kind)) throw pathNotFound();
        const part = { kind, number: Number(number) };
        if (!(await hasSitemapPart(database, part))) throw pathNotFound();
        return sendXml(reply, sitemapPart(await sourceFor(request), part));
      },
    );

    app.get('/robots.txt', open, (request, reply) =>
      revalidated(reply)
        .type('text/plain; charset=utf-8')
        .send(robots(siteAddress(request, config))),
    );

    app.get<{ Params: { id: string; form: string } }>(
      '/lyrics/:id(^[1-9][0-9]{0,8}$).:form(^(?:txt|vtt)$)',
      open,
      async (request: FastifyRequest<{ Params: { id: string; form: string } }>, reply) => {
        const { lyrics, duration } = await readTrack(database, Number(request.params.id), 'everyone');
        if (!lyrics) throw pathNotFound();
        revalidated(reply).header('access-control-allow-origin', '*');
        if (request.params.form === 'txt')
          return reply.type('text/plain; charset=utf-8').send(plainLyrics(lyrics));
        const lines = syncedLyrics(lyrics, duration);
        if (!lines) throw pathNotFound();
        return reply.type('text/vtt; charset=utf-8').send(lyricsAsVtt(lines));
      },
    );
  };
}

const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(itemPagePaths, kind);

const robots = (site: string) =>
  [
    'User-agent: *',
    ...[pagePaths.admin, pagePaths.auth, '/api/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}${sitemapPath}`,
    '',
  ].join('\n');
