import { newPhotoSchema } from '#shared/photos.schema.ts';
import { newReleaseSchema } from '#shared/releases.schema.ts';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import { newVideoSchema } from '#shared/videos.schema.ts';
import { artistSettings } from '#server/demo/content/artist.ts';
import { messages } from '#server/demo/content/messages.ts';
import { photos } from '#server/demo/content/photos.ts';
import { releases } from '#server/demo/content/releases.ts';
import { songWords } from '#server/demo/content/songs.ts';
import { videos } from '#server/demo/content/videos.ts';
import { lyricsOf } from '#server/demo/lyrics.ts';
import { pictureNamed } from '#server/demo/pictures/photographs.ts';
import type { DemoReport } from '#server/demo/report.ts';
import { songs, type Song } from '#server/demo/sound/songs.ts';
import { sendMessage } from '#server/domain/messages.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { createPhoto } from '#server/domain/photos.ts';
import { createRelease } from '#server/domain/releases.ts';
import { createSetting, listSettings } from '#server/domain/settings.ts';
import { createTrack } from '#server/domain/tracks.ts';
import type { UploadKey } from '#server/domain/uploads.ts';
import { createVideo } from '#server/domain/videos.ts';
import type { DemoFile } from '#server/media/worker/protocol.ts';

type Items = DemoReport['parts'][number]['items'];

/** One thing that the site is filled with. It is stored as if the owner had uploaded it. */
export type DemoPart = {
  name: string;
  /** What has to be made for it. */
  file: DemoFile | null;
  store: (needs: ContentNeeds, at: Place) => Promise<Items>;
};

type Place = {
  /** Where its file is. */
  path: string;
  upload: UploadKey;
  /** What has been stored before, by the names of the parts. */
  stored: Map<string, Items>;
};

const nameOf = (kind: string, title: string) => `${kind} ${title}`;

function songPart(song: Song): DemoPart {
  const { title } = song;
  const words = songWords[title];
  if (!words) throw new Error(`The demo has no words for ${title}`);
  const { lyrics, isTimed = false, ...fields } = words;
  const release = releases.find((each) => each.title === song.release);
  return {
    name: nameOf('song', title),
    file: { kind: 'song', name: title },
    store: async (needs, { path, upload }) => {
      const track = newTrackSchema.parse({
        ...fields,
        title,
        releaseType: release?.releaseType ?? 'single',
        releaseDate: release?.releaseDate ?? null,
        lyrics: lyricsOf(song, lyrics, isTimed),
      });
      const { id } = await createTrack(needs, track, { audioFile: path }, upload);
      return [{ kind: 'tracks', id }];
    },
  };
}

function releasePart(release: (typeof releases)[number]): DemoPart {
  const ownSongs = songs.filter((song) => song.release === release.title);
  return {
    name: nameOf('release', release.title),
    file: { kind: 'cover', name: release.title },
    store: async (needs, { path, upload, stored }) => {
      const trackIds = ownSongs.flatMap(({ title }) =>
        (stored.get(nameOf('song', title)) ?? []).map(({ id }) => id),
      );
      const { id } = await createRelease(
        needs,
        newReleaseSchema.parse({ ...release, trackIds }),
        { coverArt: path },
        upload,
      );
      return [{ kind: 'releases', id }];
    },
  };
}

function videoPart({ file, ...fields }: (typeof videos)[number]): DemoPart {
  return {
    name: nameOf('video', fields.title),
    file,
    store: async (needs, { path, upload }) => {
      const files = file.kind === 'clip' ? { videoFile: path } : { thumbnail: path };
      const { id } = await createVideo(needs, newVideoSchema.parse(fields), files, upload);
      return [{ kind: 'videos', id }];
    },
  };
}

function photoPart({ picture, ...words }: (typeof photos)[number]): DemoPart {
  const { title, alt } = pictureNamed(picture);
  return {
    name: nameOf('photo', picture),
    file: { kind: 'photograph', name: picture },
    store: async (needs, { path, upload }) => {
      const photo = newPhotoSchema.parse({ ...words, title, description: `${alt}.` });
      const { id } = await createPhoto(needs, photo, path, upload);
      return [{ kind: 'photos', id }];
    },
  };
}

const messagesPart: DemoPart = {
  name: 'messages',
  file: null,
  store: async ({ uploads }, { upload }) => {
    const { ids } = await uploads.once<{ ids: number[] }>(upload, (store) =>
      store(async (db) => {
        const ids: number[] = [];
        for (const message of messages) ids.push(await sendMessage(db, message));
        return { ids };
      }),
    );
    return ids.map((id) => ({ kind: 'messages', id }));
  },
};

/** What the owner has written stays. */
const settingsPart: DemoPart = {
  name: 'settings',
  file: null,
  store: async (needs) => {
    const written = new Set((await listSettings(needs.database)).map(({ key }) => key));
    for (const [key, value] of Object.entries(artistSettings))
      if (!written.has(key)) await createSetting(needs, { key, value, description: null });
    return [];
  },
};

/** In the order in which an artist would have made them: what comes last stands first on the pages. */
export const demoParts: readonly DemoPart[] = [
  settingsPart,
  ...releases.flatMap((release) => [
    ...songs.filter((song) => song.release === release.title).map(songPart),
    releasePart(release),
  ]),
  ...photos.toReversed().map(photoPart),
  ...videos.map(videoPart),
  messagesPart,
];
