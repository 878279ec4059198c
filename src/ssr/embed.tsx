import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '#shared/language/text-of.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { withText } from '#shared/language/text.ts';
import { itemAt, type EmbedTheme } from '#shared/primitives/addresses.ts';
import type { PageAddress } from '#server/cache/page-cache.ts';
import { readRelease } from '#server/domain/catalogue/releases.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { readTrack } from '#server/domain/catalogue/tracks.ts';
import { readVideo } from '#server/domain/catalogue/videos.ts';
import { NothingToPlay } from '#web/embed/home-link.tsx';
import { ReleaseEmbed } from '#web/embed/release-embed.tsx';
import { TrackEmbed } from '#web/embed/track-embed.tsx';
import { VideoEmbed } from '#web/embed/video-embed.tsx';
import type { Assets } from '#ssr/assets.ts';
import { smallDocument } from '#ssr/small-document.ts';
import type { SourceDeps } from '#ssr/sources.ts';

/** All unknown ids share one page, so that they cannot fill the cache. */
export const unknownEmbedPath = '/embed/unknown';

/** Follows the system's theme, before the first paint. */
const systemThemeScript = `const d=matchMedia('(prefers-color-scheme:dark)'),s=()=>document.documentElement.classList.toggle('dark',d.matches);s();d.onchange=s`;

export const embedInlineScripts = [systemThemeScript];

type Deps = SourceDeps & { assets: Assets };

/** A player for other sites: static HTML, driven by `web/embed/embed.ts`. */
export async function renderEmbed({ path, search }: PageAddress, deps: Deps) {
  const artist = await readArtist(deps.database, deps.config);
  const { name, language } = artist;
  const player = await playerAt(path, artist, deps);
  const theme = new URLSearchParams(search).get('theme') as EmbedTheme | null;
  const content = withText(textOf(language), () =>
    renderToStaticMarkup(player?.content ?? <NothingToPlay artistName={name} />),
  );
  const title = player ? `${player.title} – ${name}` : name;
  const { styles, script } = deps.assets.embed;
  const beforeStyles = theme ? [] : [`<script>${systemThemeScript}</script>`];
  const html = smallDocument({ title, artist, theme, beforeStyles, styles, script, content });
  return {
    status: player ? 200 : 404,
    html: (await deps.assets.addDevelopmentScripts?.(path, html)) ?? html,
  };
}

type Player = { title: string; content: ReactElement };

async function playerAt(path: string, artist: Artist, { database }: Deps): Promise<Player | null> {
  const shared = { artistName: artist.name, isLevelled: !artist.unlevelled };
  const item = itemAt(path);
  switch (item?.kind) {
    case 'track': {
      const track = await readTrack(database, item.id, 'everyone');
      return { title: track.title, content: <TrackEmbed track={track} {...shared} /> };
    }
    case 'release': {
      const release = await readRelease(database, item.id, 'everyone');
      return { title: release.title, content: <ReleaseEmbed release={release} {...shared} /> };
    }
    case 'video': {
      const video = await readVideo(database, item.id, 'everyone');
      return { title: video.title, content: <VideoEmbed video={video} artistName={artist.name} /> };
    }
    case 'show':
    case 'post':
    case undefined:
      return null;
  }
}
