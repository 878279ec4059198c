import { artist } from '#studio/content/artist.ts';
import { lyricsOf } from '#studio/content/lyrics.ts';
import { messages } from '#studio/content/messages.ts';
import { photos } from '#studio/content/photos.ts';
import { posts } from '#studio/content/posts.ts';
import { press } from '#studio/content/press.ts';
import { releases } from '#studio/content/releases.ts';
import { shows } from '#studio/content/shows.ts';
import { songTexts } from '#studio/content/songs.ts';
import { videos } from '#studio/content/videos.ts';
import { fileNameOf } from '#studio/file-names.ts';
import { photographs } from '#studio/pictures/photographs.ts';
import { songs, type Song } from '#studio/sound/songs.ts';

function trackOf(song: Song) {
  const text = songTexts[song.title];
  if (!text) throw new Error(`${song.title} has no words`);
  const { verses: _, chorus: __, ending: ___, isTimed: ____, ...fields } = text;
  const audio = `audio/${fileNameOf(song.title)}.${song.format}`;
  return { title: song.title, audio, ...fields, lyrics: lyricsOf(song, text) };
}

function photoOf({ picture, ...fields }: (typeof photos)[number]) {
  const found = photographs.find(({ name }) => name === picture);
  if (!found) throw new Error(`There is no photograph named ${picture}`);
  return { title: found.title, image: `photos/${picture}.jpg`, description: `${found.alt}.`, ...fields };
}

/** Everything that the site is filled with, as src/server/demo/manifest.ts reads it. */
export function makeManifest() {
  return {
    artist,
    releases: releases.map(({ cover, ...release }) => ({
      ...release,
      cover: `covers/${cover}.jpg`,
      tracks: songs.filter((song) => song.release === release.title).map(trackOf),
    })),
    photos: photos.map(photoOf),
    videos: videos.map(({ clip, ...video }) => ({
      ...video,
      video: `videos/${clip}.mp4`,
      thumbnail: `videos/${clip}.jpg`,
    })),
    shows,
    posts: posts.map(({ picture, ...post }) => ({
      ...post,
      ...(picture && { picture: `photos/${picture}.jpg` }),
    })),
    press,
    messages,
  };
}
