import { coverOf } from '#shared/catalogue/covers.ts';
import { countryName, longDay, showTime } from '#shared/catalogue/show-dates.ts';
import { serverText, text } from '#shared/language/text.ts';
import type { NewNewsletter } from '#shared/mail/newsletters.schema.ts';
import type { NewsletterItemKind } from '#shared/mail/newsletters.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { readPost } from '#server/domain/catalogue/posts.ts';
import { readRelease } from '#server/domain/catalogue/releases.ts';
import { readShow } from '#server/domain/catalogue/shows.ts';
import { Failure } from '#server/errors.ts';
import type { NewsletterItem } from '#server/mail/render-newsletter.tsx';
import type { Database } from '#server/storage/database/database.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

type Reader = (db: Database, id: number, audience: Audience) => Promise<NewsletterItem>;

/** What the newsletter is about; null if it is about nothing, or the audience cannot see it. */
export async function readNewsletterItem(
  db: Database,
  { itemKind, itemId }: Pick<NewNewsletter, 'itemKind' | 'itemId'>,
  audience: Audience,
): Promise<NewsletterItem | null> {
  if (itemKind === null || itemId === null) return null;
  try {
    return await readers[itemKind](db, itemId, audience);
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  }
}

const readers: Record<NewsletterItemKind, Reader> = {
  release: async (...item) => {
    const release = await readRelease(...item);
    const { coverArt, coverPicture } = coverOf(release);
    return {
      title: release.title,
      lines: release.releaseDate ? [shortDate(release.releaseDate, 'UTC')] : [],
      path: itemPath('release', release),
      button: serverText().mail.newsletter.listen,
      picture: pictureOf(coverArt, coverPicture),
    };
  },
  show: async (...item) => {
    const show = await readShow(...item);
    const { date, time, city, country, status } = show;
    const { place, statuses } = text().shows;
    return {
      title: show.venue,
      lines: [
        place({ city, country: countryName(country) }),
        time ? `${longDay(date)}, ${showTime({ date, time })}` : longDay(date),
        ...(status === 'confirmed' ? [] : [statuses[status]]),
      ],
      path: itemPath('show', show),
      button: serverText().mail.newsletter.openShow,
      picture: null,
    };
  },
  post: async (...item) => {
    const post = await readPost(...item);
    return {
      title: post.title,
      lines: [shortDate(post.publishedAt, 'UTC'), post.excerpt],
      path: itemPath('post', post),
      button: serverText().mail.newsletter.readMore,
      picture: pictureOf(post.imagePath, post.picture),
    };
  },
};

/** Sharp on most screens. */
const PICTURE_WIDTH = 1080;

/** In a format that every mail program shows. */
function pictureOf(path: string | null, facts: PictureFacts | null): NewsletterItem['picture'] {
  if (!path || !facts) return null;
  const width = pictureWidths(facts.width).findLast((each) => each <= PICTURE_WIDTH) ?? facts.width;
  return {
    path: resizedPicture(path, width, 'jpeg'),
    ratio: facts.height / facts.width,
  };
}
