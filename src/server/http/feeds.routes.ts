import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { feedPaths, itemPagePaths, pagePaths, sitemapPath, type PageKind } from '#shared/addresses.ts';
import { plainLyrics, syncedLyrics } from '#shared/lyrics.ts';
import { lyricsAsVtt } from '#shared/lyrics-vtt.ts';
import type { Config } from '#server/config.ts';
import type { Changes } from '#server/domain/changes.ts';
import { readFeed, type Feed } from '#server/domain/feed.ts';
import { readArtist } from '#server/domain/settings.ts';
import { readTrack } from '#server/domain/tracks.ts';
import { pathNotFound } from '#server/errors.ts';
import { cacheScope, siteAddress } from '#server/http/access/site-address.ts';
import { jsonFeed } from '#server/http/feeds/json-feed.ts';
import { rssFeed } from '#server/http/feeds/rss-feed.ts';
import { hasPart, sitemap, sitemapOfLists, sitemapPart, type Source } from '#server/http/feeds/sitemap.ts';
import { etagOf, matchesEtag } from '#server/http/responses/etag.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { database: Database; config: Config; changes: Changes };

const open = { config: { public: true }, schema: { hide: true } } as const;

/** A feed is asked for by many readers, again and again, under one address or two. */
const MOST_KEPT = 8;
/** A second program on the same SQLite file announces nothing to this one; this is how old a feed may become. */
const KEPT_MS = 60_000;

const writers: Record<string, { type: string; write: (feed: Feed, site: string) => string }> = {
  [feedPaths.rss]: { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  [feedPaths.json]: {
    type: 'application/feed+json; charset=utf-8',
    write: (feed, site) => JSON.stringify(jsonFeed(feed, site)),
  },
};

/** For programs that follow the artist, and for search engines. */
export function feedsRoutes({ database, config, changes }: Needs): FastifyPluginAsync {
  const kept = new LRUCache<string, Promise<{ body: string; etag: string }>>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
  });
  changes.onChange(() => kept.clear());

  function madeOnce(key: string, make: () => Promise<string>) {
    const known = kept.get(key);
    if (known) return known;
    const made = make().then((body) => ({ body, etag: etagOf(body) }));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  }

  const revalidated = (reply: FastifyReply) =>
    reply.header('cache-control', `${cacheScope(config)}, no-cache`);

  return async (app) => {
    for (const [path, { type, write }] of Object.entries(writers)) {
      app.get(path, open, async (request, reply) => {
        const site = siteAddress(request, config);
        const { body, etag } = await madeOnce(site + path, async () =>
          write(await readFeed(database, config), site),
        );
        revalidated(reply).header('etag', etag).header('access-control-allow-origin', '*').type(type);
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
        return reply.send(body);
      });
    }

    const sendXml = (reply: FastifyReply, xml: AsyncGenerator<string>) =>
      revalidated(reply).type('application/xml; charset=utf-8').send(Readable.from(xml));
    const sourceFor = async (request: FastifyRequest): Promise<Source> => {
      const { name } = await readArtist(database, config.artistName);
      return { db: database, site: siteAddress(request, config), artistName: name };
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
        if (!(await hasPart(database, part))) throw pathNotFound();
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
        const { lyrics } = await readTrack(database, Number(request.params.id), 'everyone');
        if (!lyrics) throw pathNotFound();
        revalidated(reply).header('access-control-allow-origin', '*');
        if (request.params.form === 'txt')
          return reply.type('text/plain; charset=utf-8').send(plainLyrics(lyrics));
        const lines = syncedLyrics(lyrics);
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
