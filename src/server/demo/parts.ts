import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { settingsOf, type DemoManifest } from '#server/demo/manifest.ts';
import type { DemoItem, DemoReport } from '#server/demo/report.ts';
import { sendMessage } from '#server/domain/site/messages.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { createPhoto } from '#server/domain/catalogue/photos.ts';
import { createRelease } from '#server/domain/catalogue/releases.ts';
import { createSetting, listSettings } from '#server/domain/site/settings.ts';
import { createTrack } from '#server/domain/catalogue/tracks.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { createVideo } from '#server/domain/catalogue/videos.ts';
import {
  setPhotoUploadDate,
  setReceived,
  setUploadDate,
  setViews,
} from '#server/storage/database/demo.queries.ts';

/** One thing that the site is filled with. It is stored as if the owner had uploaded it, and then given its past. */
export type DemoPart = { name: string; store: (deps: ContentDeps, context: Context) => Promise<DemoItem[]> };

export type StoredPicture = { address: string | null; facts: PictureFacts | null };

type Context = {
  /** Copies a file of the demo to where uploads arrive: storing a file moves it. */
  copy: (file: string) => Promise<string>;
  /** Stores the sizes of a picture that come with the demo. */
  saveSizes: (file: string, stored: StoredPicture) => Promise<void>;
  upload: UploadKey;
  report: DemoReport;
  /** What has been stored before, by the names of the parts. */
  stored: Map<string, DemoItem[]>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const nameOf = (kind: string, title: string) => `${kind} ${title}`;

/** The songs of a release arrive one after the other, and then the release. */
function uploadTime(from: string, minutes: number): string {
  return new Date(Date.parse(from) + minutes * MINUTE_MS).toISOString();
}

type Release = DemoManifest['releases'][number];

function trackPart(track: Release['tracks'][number], place: number, release: Release): DemoPart {
  const { releaseType, releaseDate, uploaded } = release;
  const { audio, ...fields } = track;
  return {
    name: nameOf('track', track.title),
    store: async (deps, { copy, upload }) => {
      const files = { audioFile: await copy(audio) };
      const { id } = await createTrack(deps, { ...fields, releaseType, releaseDate }, files, upload);
      await setUploadDate(deps.database, 'tracks', id, uploadTime(uploaded, place));
      return [{ kind: 'tracks', id }];
    },
  };
}

function releasePart({ cover, uploaded, tracks, ...fields }: Release): DemoPart {
  return {
    name: nameOf('release', fields.title),
    store: async (deps, { copy, saveSizes, upload, stored }) => {
      const items = tracks.flatMap(({ title }) => stored.get(nameOf('track', title)) ?? []);
      const release = { ...fields, trackIds: items.map(({ id }) => id) };
      const files = { coverArt: await copy(cover) };
      const { id, coverArt, coverPicture } = await createRelease(deps, release, files, upload);
      await saveSizes(cover, { address: coverArt, facts: coverPicture });
      await setUploadDate(deps.database, 'releases', id, uploadTime(uploaded, tracks.length));
      return [{ kind: 'releases', id }];
    },
  };
}

function videoPart({
  video,
  thumbnail,
  uploaded,
  views,
  ...fields
}: DemoManifest['videos'][number]): DemoPart {
  return {
    name: nameOf('video', fields.title),
    store: async (deps, { copy, saveSizes, upload }) => {
      const files = { videoFile: await copy(video), thumbnail: await copy(thumbnail) };
      const { id, ...created } = await createVideo(deps, fields, files, upload);
      await saveSizes(thumbnail, { address: created.thumbnail, facts: created.thumbnailPicture });
      await setUploadDate(deps.database, 'videos', id, uploaded);
      await setViews(deps.database, id, views);
      return [{ kind: 'videos', id }];
    },
  };
}

function photoPart({ image, uploaded, ...fields }: DemoManifest['photos'][number]): DemoPart {
  return {
    name: nameOf('photo', fields.title),
    store: async (deps, { copy, saveSizes, upload }) => {
      const { id, imagePath, picture } = await createPhoto(deps, fields, await copy(image), upload);
      await saveSizes(image, { address: imagePath, facts: picture });
      await setPhotoUploadDate(deps.database, id, uploaded);
      return [{ kind: 'photos', id }];
    },
  };
}

function messagesPart(messages: DemoManifest['messages']): DemoPart {
  return {
    name: 'messages',
    store: async ({ uploads }, { upload }) => {
      const { ids } = await uploads.once<{ ids: number[] }>(upload, (store) =>
        store(async (db) => {
          const ids: number[] = [];
          for (const { daysAgo, read, ...message } of messages) {
            const id = await sendMessage(db, message);
            const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
            await setReceived(db, id, { createdAt, read });
            ids.push(id);
          }
          return { ids };
        }),
      );
      return ids.map((id) => ({ kind: 'messages', id }));
    },
  };
}

const settingsPart: DemoPart = {
  name: 'settings',
  store: async (deps, { report }) => {
    const written = new Set((await listSettings(deps.database)).map(({ key }) => key));
    for (const [key, value] of Object.entries(report.settings))
      if (!written.has(key)) await createSetting(deps, { key, value, description: null });
    return [];
  },
};

/** In the order in which an artist would have made them: what comes last is first on the pages. */
export function demoParts({ releases, photos, videos, messages }: DemoManifest): DemoPart[] {
  return [
    settingsPart,
    ...releases.flatMap((release) => [
      ...release.tracks.map((track, place) => trackPart(track, place, release)),
      releasePart(release),
    ]),
    ...photos.toReversed().map(photoPart),
    ...videos.map(videoPart),
    messagesPart(messages),
  ];
}

/** What the owner has written stays: the demo brings only the settings that are missing. */
export function missingSettings(
  manifest: DemoManifest,
  written: readonly { key: string }[],
): Record<string, string> {
  const settings = Object.entries(settingsOf(manifest));
  return Object.fromEntries(settings.filter(([key]) => !written.some((setting) => setting.key === key)));
}
