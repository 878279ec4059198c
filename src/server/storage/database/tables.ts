import type { Generated, Insertable } from 'kysely';
import type { Message } from '#shared/messages.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { Setting } from '#shared/settings.schema.ts';
import type { TrackWithPeaks } from '#shared/tracks.schema.ts';
import type { Video } from '#shared/videos.schema.ts';

/** ISO 8601 in UTC, so that it sorts as text and travels unchanged to the API. */
type Timestamp = string;

/** A row holds what the API answers with, under the same names; flags and JSON are translated by codec.ts. */
type Stored<Answer extends { id: number }> = Omit<Answer, 'id'> & { id: Generated<number> };

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

export type JobKind = 'discard' | 'sizes' | 'thumbnail' | 'waveform' | 'sweep' | 'check' | 'backup';

/** Work that nobody waits for. */
export type JobsTable = {
  kind: JobKind;
  /** The name of the file it is about. */
  subject: string;
  createdAt: Timestamp;
  /** When it is due; null for one that was given up. */
  notBefore: Timestamp | null;
  attempts: Generated<number>;
  /** Why the last attempt failed. */
  error: string | null;
};

export type ReportKind = 'backup' | 'check' | 'files' | 'leftovers';

/** What the program found out about the site: the last of each kind. */
export type ReportsTable = { kind: ReportKind; content: object; createdAt: Timestamp };

/** What lists are searched and sorted by. The queries of each table fill these in. */
export type TrackKeys = { titleKey: string; searchText: string };
export type VideoKeys = { titleKey: string; thumbnailRank: number; searchText: string };
export type PhotoKeys = {
  titleKey: string;
  photographerKey: string;
  locationKey: string;
  searchText: string;
};
export type MessageKeys = { nameKey: string; subjectKey: string; searchText: string };

export type TracksTable = Stored<TrackWithPeaks> & TrackKeys;
export type VideosTable = Stored<Video> & VideoKeys;
export type PhotosTable = Stored<Photo> & PhotoKeys;
export type MessagesTable = Stored<Message> & MessageKeys;
export type SettingsTable = Stored<Setting>;

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  tracks: TracksTable;
  videos: VideosTable;
  aboutImages: PhotosTable;
  messages: MessagesTable;
  siteSettings: SettingsTable;
  uploadKeys: UploadKeysTable;
  jobs: JobsTable;
  storedFiles: StoredFilesTable;
  reports: ReportsTable;
};

/** A row to be stored: what may be missing may be left out, and its keys are filled in by the queries. */
export type NewTrackRow = Omit<Insertable<TracksTable>, 'id' | keyof TrackKeys>;
export type NewVideoRow = Omit<Insertable<VideosTable>, 'id' | keyof VideoKeys>;
export type NewPhotoRow = Omit<Insertable<PhotosTable>, 'id' | keyof PhotoKeys>;

/** The tables whose rows are shown in lists. */
export type ListTable = 'tracks' | 'videos' | 'aboutImages' | 'messages';
