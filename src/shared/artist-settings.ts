import type { Artist } from '#shared/artist.schema.ts';
import { artistDefaults, billy } from '#shared/artist.ts';
import { lookFrom } from '#shared/look-settings.ts';
import { maximums } from '#shared/limits.ts';
import { distinct, isHttpsAddress } from '#shared/links.schema.ts';
import type { Setting } from '#shared/settings.schema.ts';
import { fitName } from '#shared/sign/fit-name.ts';
import { allowsDownloads, NO_LINK, settingKeys } from '#shared/settings.ts';
import { webAddress } from '#shared/web-address.ts';

function unwritten(name: string): { socialUrl: string | null; about: string } {
  if (name === artistDefaults.name) return billy;
  return { socialUrl: null, about: `Here you will find music, videos and photos by ${name}.` };
}

/** Line breaks make paragraphs; blank lines are dropped. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Reads the artist out of the site's settings. */
export function artistFrom(
  settings: Pick<Setting, 'key' | 'value'>[],
  fallbackName: string = artistDefaults.name,
): Artist {
  const value = (key: string) => settings.find((setting) => setting.key === key)?.value.trim();
  const name = value(settingKeys.artistName) || fallbackName;
  const about = paragraphs(value(settingKeys.aboutText) ?? '');
  const link = value(settingKeys.socialUrl);
  const otherwise = unwritten(name);
  const socialUrl = link === NO_LINK ? null : (webAddress(link) ?? otherwise.socialUrl);
  const others = paragraphs(value(settingKeys.profileLinks) ?? '').filter(isHttpsAddress);
  const look = lookFrom(value);
  return {
    name,
    sign: fitName(name, look.typeface),
    tagline: value(settingKeys.tagline) || artistDefaults.tagline,
    socialUrl,
    profiles: distinct([socialUrl ?? '', ...others]).slice(0, maximums.links),
    about: about.length > 0 ? about : [otherwise.about],
    downloads: allowsDownloads(value(settingKeys.downloads)),
    look,
  };
}
