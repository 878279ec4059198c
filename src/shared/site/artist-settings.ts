import type { Announcement, Artist } from '#shared/site/artist.schema.ts';
import { defaultName, billy } from '#shared/site/artist.ts';
import { languageFrom, type LanguageCode } from '#shared/language/languages.ts';
import { textOf } from '#shared/language/text-of.ts';
import { lookFrom } from '#shared/site/look/look-settings.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { distinct, isHttpsAddress } from '#shared/site/links.schema.ts';
import { announcementUntilRule, type Setting } from '#shared/site/settings.schema.ts';
import { fitName } from '#shared/site/name-fit/fit-name.ts';
import { isOnByDefault, NONE, ON, settingKeys } from '#shared/site/settings.ts';
import { announcementLink, webAddress } from '#shared/site/links.ts';
import { endOfDay, isTimeZone } from '#shared/primitives/time-zones.ts';

function defaultsFor(name: string, language: LanguageCode) {
  const isBilly = name === defaultName;
  const { visitor, server } = textOf(language);
  return {
    tagline: visitor.artist.tagline,
    socialUrl: isBilly ? billy.socialUrl : null,
    about: isBilly && language === 'en' ? billy.about : server.artist.about({ artist: name }),
  };
}

/** Line breaks make paragraphs; blank lines are dropped. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** That of the server until the owner sets one. Older versions stored any text under this key. */
export function timeZoneFrom(value: (key: string) => string | undefined): string {
  const zone = value(settingKeys.timeZone);
  return zone && isTimeZone(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Pages are cached for a minute, so it disappears from them by itself. */
function announcementFrom(
  value: (key: string) => string | undefined,
  moment: string,
): Announcement | undefined {
  const text = value(settingKeys.announcement);
  const until = value(settingKeys.announcementUntil) ?? NONE;
  const isOver =
    announcementUntilRule.safeParse(until).success &&
    Date.parse(moment) > endOfDay({ date: until, timezone: timeZoneFrom(value) });
  if (!text || text === NONE || isOver) return undefined;
  return {
    text: text.slice(0, maximums.announcement),
    link: announcementLink(value(settingKeys.announcementLink)),
  };
}

export function artistFrom(
  settings: Pick<Setting, 'key' | 'value'>[],
  fallbackName: string = defaultName,
  moment: string = new Date().toISOString(),
): Artist {
  const value = (key: string) => settings.find((setting) => setting.key === key)?.value.trim();
  // Values stored by an older version may be longer.
  const short = (key: string) => value(key)?.slice(0, maximums.shortText);
  const name = short(settingKeys.artistName) || fallbackName;
  const about = paragraphs(value(settingKeys.aboutText) ?? '');
  const link = value(settingKeys.socialUrl);
  const language = languageFrom(value(settingKeys.language));
  const defaults = defaultsFor(name, language);
  const socialUrl = link === NONE ? null : (webAddress(link) ?? defaults.socialUrl);
  const furtherLinks = paragraphs(value(settingKeys.profileLinks) ?? '').filter(isHttpsAddress);
  const look = lookFrom(value);
  return {
    name,
    nameFit: fitName(name, look.typeface),
    tagline: short(settingKeys.tagline) || defaults.tagline,
    socialUrl,
    profiles: distinct([socialUrl ?? '', ...furtherLinks]).slice(0, maximums.links),
    about: about.length > 0 ? about : [defaults.about],
    downloads: isOnByDefault(value(settingKeys.downloads)),
    ...(!isOnByDefault(value(settingKeys.levelVolume)) && { unlevelled: true }),
    ...(isOnByDefault(value(settingKeys.statistics)) && { statistics: true }),
    ...(value(settingKeys.privacyLink) === ON && { privacyLink: true }),
    look,
    announcement: announcementFrom(value, moment),
    language,
  };
}
