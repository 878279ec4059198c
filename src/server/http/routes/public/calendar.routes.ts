import type { FastifyPluginAsync } from 'fastify';
import { textOf } from '#shared/language/text-of.ts';
import { withText } from '#shared/language/text.ts';
import { calendarPath } from '#shared/primitives/addresses.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import type { Cache } from '#server/cache/cache.ts';
import type { Config } from '#server/config.ts';
import { readCalendar } from '#server/domain/sharing/calendar.ts';
import type { Statistics } from '#server/domain/statistics/statistics.ts';
import { pathNotFound } from '#server/errors.ts';
import { getOrMake } from '#server/get-or-make.ts';
import { countedReader } from '#server/http/access/counted-client.ts';
import { siteAddress } from '#server/http/access/site-address.ts';
import { writeCalendar } from '#server/http/feeds/calendar.ts';
import { sendFeed, taggedFeed, type WrittenFeed } from '#server/http/responses/feeds.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; config: Config; cache: Cache; statistics: Statistics };

const type = 'text/calendar; charset=utf-8';

/** For calendar programs: all shows, to subscribe to, or one. */
export function calendarRoutes({ database, config, cache, statistics }: Deps): FastifyPluginAsync {
  const calendars = cache.store<Promise<WrittenFeed>>('feeds');

  async function write(site: string, showId?: number): Promise<WrittenFeed> {
    const calendar = await readCalendar(database, config, showId);
    return taggedFeed(withText(textOf(calendar.artist.language), () => writeCalendar(calendar, site)));
  }

  return async (app) => {
    app.get<{ Querystring: { show?: unknown } }>(
      calendarPath,
      { config: { public: true }, schema: { hide: true } },
      async (request, reply) => {
        const site = siteAddress(request, config);
        const { show } = request.query;
        if (show === undefined) {
          const written = await getOrMake(calendars, site, () => write(site));
          if (request.method === 'GET')
            statistics.countFeedReader(() => countedReader(request, { config, database }), calendarPath);
          return sendFeed(request, reply, { ...written, type, config });
        }
        const { data } = idParam.safeParse({ id: show });
        if (!data) throw pathNotFound();
        return sendFeed(request, reply, { ...(await write(site, data.id)), type, config });
      },
    );
  };
}
