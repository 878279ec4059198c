import type { Generated, Insertable } from 'kysely';
import type { BinKind } from '#shared/bin.ts';
import type { Message } from '#shared/messages.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { ReleaseDetails } from '#shared/releases.schema.ts';
import type { Setting } from '#shared/settings.schema.ts';
import type { TrackDetails } from '#shared/tracks.schema.ts';
import type { VideoDetails } from '#shared/videos.schema.ts';

/** ISO 8601 in UTC, so that it sorts as text and travels unchanged to the API. */
type Timestamp = string;

/** A row holds what the API answers with, under the same names; flags and JSON are translated by codec.ts. */
type Stored<Answer extends { id: number }, Defaults extends keyof Answer = never> = Omit<
  Answer,
  'id' | Defaults
> & { id: Generated<number> } & { [Column in Defaults]: Generated<Answer[Column]> };

export type UsersTable = {
  id: Generated<number>;
  username: string;
  passwordHash: string;
  /** True for the one who registered first, null for everyone else: being unique, it lets only one in. */
  founder: true | null;
  createdAt: Timestamp;
};

export type SessionsTable = {
  /** By which it is listed and ended; it tells nothing about the secret. */
  id: Generated<number>;
  idHash: string;
  userId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** Where the sign-in came from, and by which browser; null for one from before this was noted. */
  address: string | null;
  userAgent: string | null;
};

/** The result of an upload, under the key its sender gave it. */
export type UploadKeysTable = { key: string; userId: number; result: object; createdAt: Timestamp };

/** What an uploaded file was when it was kept. It is written down before the file is: whatever a crash leaves is known. */
export type StoredFilesTable = { name: string; size: number; sha256: string; storedAt: Timestamp };

export type JobKind =
  | 'discard'
  | 'sizes'
  | 'sharePicture'
  | 'thumbnail'
  | 'duration'
  | 'waveform'
  | 'sweep'
  | 'check'
  | 'backup'
  | 'publish'
  | 'demo';

/** Work that nobody waits for. */
export type JobsTable = {
  kind: JobKind;
  /** What it is about: the name of a file, or what the kind makes of it. */
  subject: string;
  createdAt: Timestamp;
  /** When it is due; null for one that was given up. */
  notBefore: Timestamp | null;
  attempts: Generated<number>;
  /** Why the last attempt failed. */
  error: string | null;
};

export type ReportKind = 'backup' | 'check' | 'files' | 'leftovers' | 'demo';

/** What the program found out about the site: the last of each kind. */
export type ReportsTable = { kind: ReportKind; content: object; createdAt: Timestamp };

/** What lists are searched and sorted by. The queries of each table fill these in. */
export type TrackKeys = { titleKey: string; dateKey: string; searchText: string };
export type VideoKeys = { titleKey: string; dateKey: string; thumbnailRank: number; searchText: string };
export type ReleaseKeys = { titleKey: string; dateKey: string; searchText: string };
export type PhotoKeys = {
  titleKey: string;
  photographerKey: string;
  locationKey: string;
  searchText: string;
};
export type MessageKeys = { nameKey: string; subjectKey: string; searchText: string };

/** Where a track stands in its release, if it belongs to one. */
export type InRelease = { releaseId: number | null; releasePosition: number | null };

export type TracksTable = Stored<
  Omit<TrackDetails, 'release'>,
  'visibility' | 'downloadable' | 'explicit' | 'links'
> &
  InRelease &
  TrackKeys;
export type VideosTable = Stored<VideoDetails, 'visibility' | 'links'> & VideoKeys;
/** Photos are shown from the highest position down. */
export type PhotosTable = Stored<Photo, 'visibility'> & PhotoKeys & { position: number };
/** The rest of what a release answers with follows from its songs. */
export type ReleasesTable = Stored<
  Omit<ReleaseDetails, 'tracks' | 'songCover' | 'trackCount' | 'visibility' | 'publishAt'>,
  'links'
> &
  ReleaseKeys;
export type MessagesTable = Stored<Message> & MessageKeys;
export type SettingsTable = Stored<Setting>;

/** A deleted row as it was. Its files wait beside it: the song or film, and the picture. */
export type BinTable = {
  kind: BinKind;
  itemId: number;
  title: string;
  recording: string | null;
  pictureFile: string | null;
  content: object;
  deletedAt: Timestamp;
};

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  tracks: TracksTable;
  videos: VideosTable;
  aboutImages: PhotosTable;
  releases: ReleasesTable;
  bin: BinTable;
  messages: MessagesTable;
  siteSettings: SettingsTable;
  uploadKeys: UploadKeysTable;
  jobs: JobsTable;
  storedFiles: StoredFilesTable;
  reports: ReportsTable;
};

/**
 * A row to be stored: what may be missing may be left out, and its keys are filled in by the queries. Only one that was
 * deleted and comes back brings its number, and its place in the gallery.
 */
export type NewTrackRow = Omit<Insertable<TracksTable>, keyof TrackKeys>;
export type NewVideoRow = Omit<Insertable<VideosTable>, keyof VideoKeys>;
export type NewPhotoRow = Omit<Insertable<PhotosTable>, 'position' | keyof PhotoKeys> & { position?: number };
export type NewReleaseRow = Omit<Insertable<ReleasesTable>, 'id' | keyof ReleaseKeys>;

/** The tables whose rows are shown in lists. */
export type ListTable = 'tracks' | 'videos' | 'aboutImages' | 'releases' | 'messages';

/** Those of them whose rows the owner can prepare before visitors see them. */
export type VisibleTable = 'tracks' | 'videos' | 'aboutImages';
