import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { settingsOf, type DemoManifest } from '#server/demo/manifest.ts';
import type { DemoItem, DemoReport } from '#server/demo/report.ts';
import { storeMessage } from '#server/domain/site/messages.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { createPhoto } from '#server/domain/catalogue/photos.ts';
import { createPost } from '#server/domain/catalogue/posts.ts';
import { createRelease } from '#server/domain/catalogue/releases.ts';
import { createShow } from '#server/domain/catalogue/shows.ts';
import { createSetting, listSettings, type SettingDeps } from '#server/domain/site/settings.ts';
import { createTrack } from '#server/domain/catalogue/tracks.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { createVideo } from '#server/domain/catalogue/videos.ts';
import {
  setPhotoUploadDate,
  setPublished,
  setReceived,
  setUploadDate,
  setViews,
} from '#server/storage/database/demo.queries.ts';
import { findPress, savePress } from '#server/storage/database/queries/site/press.queries.ts';

/** One thing that the site is filled with. It is stored as if the owner had uploaded it, and then given its past. */
export type DemoDeps = ContentDeps & SettingDeps;
export type DemoPart = { name: string; store: (deps: DemoDeps, context: Context) => Promise<DemoItem[]> };

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

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The ids of what has been stored before. */
function idsOf({ stored }: Context, kind: 'track' | 'photo', titles: string[]): number[] {
  return titles.flatMap((title) => stored.get(nameOf(kind, title)) ?? []).map(({ id }) => id);
}

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
    store: async (deps, context) => {
      const { copy, saveSizes, upload } = context;
      const titles = tracks.map(({ title }) => title);
      const release = { ...fields, trackIds: idsOf(context, 'track', titles) };
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

function showPart({ daysAhead, setlist, photos, ...fields }: DemoManifest['shows'][number]): DemoPart {
  return {
    name: nameOf('show', fields.venue),
    store: async (deps, context) => {
      const show = {
        ...fields,
        date: daysFromNow(daysAhead).slice(0, 10),
        setlist: setlist.map((text) => ({ text, trackId: idsOf(context, 'track', [text])[0] ?? null })),
        imageIds: idsOf(context, 'photo', photos),
      };
      const { id } = await createShow(deps, show, context.upload);
      return [{ kind: 'shows', id }];
    },
  };
}

function postPart({ daysAgo, picture, track, ...fields }: DemoManifest['posts'][number]): DemoPart {
  return {
    name: nameOf('post', fields.title),
    store: async (deps, context) => {
      const [trackId = null] = track ? idsOf(context, 'track', [track]) : [];
      const files = picture ? { picture: await context.copy(picture) } : {};
      const { id, ...post } = await createPost(deps, { ...fields, trackId }, files, context.upload);
      if (picture) await context.saveSizes(picture, { address: post.imagePath, facts: post.picture });
      await setPublished(deps.database, id, daysFromNow(-daysAgo));
      return [{ kind: 'posts', id }];
    },
  };
}

/** A press kit that the owner has written stays. */
function pressPart({ photos, ...texts }: DemoManifest['press']): DemoPart {
  return {
    name: 'press',
    store: async ({ uploads }, context) => {
      const { items } = await uploads.once<{ items: DemoItem[] }>(context.upload, (store) =>
        store(async (db) => {
          if (await findPress(db)) return { items: [] };
          const imageIds = idsOf(context, 'photo', photos);
          await savePress(db, { ...texts, enabled: true, imageIds, rider: null, version: 1 });
          return { items: [{ kind: 'press', id: 1 }] };
        }),
      );
      return items;
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
            const id = await storeMessage(db, message);
            await setReceived(db, id, { createdAt: daysFromNow(-daysAgo), read });
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
export function demoParts(manifest: DemoManifest): DemoPart[] {
  const { releases, photos, videos, shows, posts, press, messages } = manifest;
  return [
    settingsPart,
    ...releases.flatMap((release) => [
      ...release.tracks.map((track, place) => trackPart(track, place, release)),
      releasePart(release),
    ]),
    ...photos.toReversed().map(photoPart),
    ...videos.map(videoPart),
    ...shows.map(showPart),
    ...posts.map(postPart),
    pressPart(press),
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
