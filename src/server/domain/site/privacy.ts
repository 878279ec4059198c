import { textOf } from '#shared/language/text-of.ts';
import { serverText, withText } from '#shared/language/text.ts';
import { subscriberLimits } from '#shared/mail/subscribers.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { Privacy } from '#shared/site/privacy.schema.ts';
import { KEPT_MONTHS } from '#shared/statistics/statistics.ts';
import { ON, settingKeys } from '#shared/site/settings.ts';
import { readArtist, type ArtistConfig } from '#server/domain/site/settings.ts';
import { privacyNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';

export async function hasPrivacyPage(db: Database): Promise<boolean> {
  const setting = await findSetting(db, settingKeys.privacyLink);
  return setting?.value.trim() === ON;
}

export async function readPrivacy(db: Database, config: ArtistConfig): Promise<Privacy> {
  const artist = await readArtist(db, config);
  if (!artist.privacyLink) throw privacyNotFound();
  return withText(textOf(artist.language), () => ({
    sections: [...countingOf(artist), ...storageOf(artist)],
  }));
}

function countingOf({ name: artist, statistics }: Artist): Privacy['sections'] {
  const { counted, recognised, refused, notCounted } = serverText().privacy;
  if (!statistics) return [{ title: notCounted.title, paragraphs: [notCounted.sentence] }];
  return [
    {
      title: counted.title,
      paragraphs: [counted.purpose({ artist }), counted.visit, counted.sums({ months: KEPT_MONTHS })],
    },
    { title: recognised.title, paragraphs: [recognised.code, recognised.forgotten({ artist })] },
    { title: refused.title, paragraphs: [refused.signal] },
  ];
}

function storageOf({ name: artist, newsletter }: Artist): Privacy['sections'] {
  const { browser, sent, others } = serverText().privacy;
  return [
    { title: browser.title, paragraphs: [browser.cookies, browser.remembered] },
    {
      title: sent.title,
      paragraphs: [
        sent.message({ artist }),
        ...(newsletter ? [sent.newsletter({ artist, days: subscriberLimits.forgetAfterDays })] : []),
        sent.limits,
      ],
    },
    { title: others.title, paragraphs: [others.none, others.host({ artist })] },
  ];
}
