import type { Generated, Insertable } from 'kysely';
import type { BinKind } from '#shared/catalogue/bin.ts';
import type { MailKind, MailStatus } from '#shared/mail/mails.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import type { ResumableKind } from '#shared/media/resumable-uploads.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import type { Measure } from '#shared/statistics/statistics.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { Press } from '#shared/site/press.schema.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Setting } from '#shared/site/settings.schema.ts';
import type { AddedAfterShow, Show } from '#shared/catalogue/shows.schema.ts';
import type { TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';

/** ISO 8601 in UTC, so that it sorts as text and travels unchanged to the API. */
type Timestamp = string;

/** Columns have the names of the API fields; codec.ts converts booleans and JSON. */
type Stored<Item extends { id: number }, Defaults extends keyof Item = never> = Omit<
  Item,
  'id' | Defaults
> & { id: Generated<number> } & { [Column in Defaults]: Generated<Item[Column]> };

export type UsersTable = {
  id: Generated<number>;
  username: string;
  passwordHash: string;
  /** True for the first account, null for all others; unique, so that only one can register. */
  founder: true | null;
  createdAt: Timestamp;
  /** Where a link for a forgotten password goes. */
  email: string | null;
};

export type SessionsTable = {
  /** Identifies the session in lists without its secret. */
  id: Generated<number>;
  idHash: string;
  userId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** Null for sessions of older versions. */
  address: string | null;
  userAgent: string | null;
};

/** A link for a forgotten password that has been sent. */
export type PasswordResetsTable = { tokenHash: string; userId: number; createdAt: Timestamp };

/** Browsers on which an account has signed in before. */
export type KnownDevicesTable = {
  idHash: string;
  userId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
};

/** The result of an upload by the key of the client. */
export type UploadKeysTable = { key: string; userId: number; result: object; createdAt: Timestamp };

/** The checksum of an uploaded file, inserted before the file is stored, so that leftovers of a crash are known. */
export type StoredFilesTable = { name: string; size: number; sha256: string; storedAt: Timestamp };

/** A file that arrives in pieces. */
export type ResumableUploadsTable = {
  id: string;
  userId: number;
  kind: ResumableKind;
  bytes: number;
  received: number;
  /** As the client gave it. */
  metadata: Record<string, string | null>;
  createdAt: Timestamp;
  expiresAt: Timestamp;
};

/** A piece that has arrived, by its first byte in the file. */
export type UploadPiecesTable = { uploadId: string; start: number; name: string };

export type JobKind =
  | 'discard'
  | 'sizes'
  | 'sharePicture'
  | 'thumbnail'
  | 'duration'
  | 'waveform'
  | 'trackStreams'
  | 'videoStreams'
  | 'sweep'
  | 'check'
  | 'backup'
  | 'publish'
  | 'mail'
  | 'newsletter'
  | 'summary'
  | 'demo';

/** Background work. */
export type JobsTable = {
  kind: JobKind;
  /** A file name, or whatever the kind defines. */
  subject: string;
  createdAt: Timestamp;
  /** When the job is due; null if it was given up. */
  notBefore: Timestamp | null;
  attempts: Generated<number>;
  error: string | null;
};

/** How far the conversion of an uploaded recording is, while it runs or after it failed. */
export type ConversionsTable = {
  /** The name of the recording. */
  file: string;
  /** From 0 to 1. */
  done: number;
  /** Why it cannot be converted: one of the reasons in shared/media/conversions.schema.ts. */
  failure: string | null;
  updatedAt: Timestamp;
};

export type ReportKind = 'backup' | 'check' | 'files' | 'leftovers' | 'demo' | 'clock';

/** The latest report of each kind. */
type ReportsTable = { kind: ReportKind; content: object; createdAt: Timestamp };

/** Columns for searching and sorting, filled in by the queries of each table. */
export type TrackKeys = { titleKey: string; dateKey: string; searchText: string };
export type VideoKeys = { titleKey: string; dateKey: string; thumbnailRank: number; searchText: string };
export type ReleaseKeys = { titleKey: string; dateKey: string; searchText: string };
export type ShowKeys = {
  title: string;
  dateKey: string;
  venueKey: string;
  cityKey: string;
  searchText: string;
};
export type PhotoKeys = {
  titleKey: string;
  photographerKey: string;
  locationKey: string;
  searchText: string;
};
type PostKeys = { titleKey: string; searchText: string };
export type MessageKeys = { nameKey: string; subjectKey: string; searchText: string };

type InRelease = { releaseId: number | null; releasePosition: number | null };

export type TracksTable = Stored<
  Omit<TrackDetails, 'release'>,
  'visibility' | 'downloadable' | 'explicit' | 'links' | 'streams'
> &
  InRelease &
  TrackKeys;
export type VideosTable = Stored<VideoDetails, 'visibility' | 'links' | 'streams'> & VideoKeys;
/** Photos are shown from the highest position down. */
export type PhotosTable = Stored<Photo, 'visibility'> & PhotoKeys & { position: number };
/** The other API fields of a release are derived from its tracks. */
export type ReleasesTable = Stored<
  Omit<ReleaseDetails, 'tracks' | 'songCover' | 'trackCount' | 'visibility' | 'publishAt'>,
  'links'
> &
  ReleaseKeys;
/** Songs, photos and recordings of a show are stored as ids and read with it. */
export type ShowsTable = Stored<Omit<Show, keyof ShowKeys> & AddedAfterShow> & {
  changedAt: Timestamp;
} & ShowKeys;
/** `firstPublishedAt` is set when a published post is hidden, so that it returns with its date. */
export type PostsTable = Stored<Omit<PostDetails, 'content' | 'attachment'>> &
  PostKeys & { firstPublishedAt: Timestamp | null };
type MessagesTable = Stored<Message> & MessageKeys;
export type SettingsTable = Stored<Setting>;
export type PressTable = Omit<Press, 'photos'> & { id: number };

export type SubscribersTable = {
  id: Generated<number>;
  /** In lower case. Null some time after they left; the hash still keeps them from being imported again. */
  email: string | null;
  emailHash: string;
  status: SubscriberStatus;
  createdAt: Timestamp;
  confirmedAt: Timestamp | null;
  leftAt: Timestamp | null;
  /** Of the link that confirms the address. */
  confirmHash: string | null;
  confirmSentAt: Timestamp | null;
  /** In the link of every newsletter by which they leave. */
  leaveToken: string;
};

export type NewslettersTable = Stored<Omit<Newsletter, 'queued'>>;

/** Mail to send and, for some time, mail that was sent. Addresses are not part of it: they are read when it is sent. */
export type MailsTable = {
  id: Generated<number>;
  /** Names what it is about: the same mail is not sent twice. */
  key: string;
  kind: MailKind;
  /** Newsletters wait while other mail is due. */
  priority: number;
  newsletterId: number | null;
  subscriberId: number | null;
  userId: number | null;
  details: Record<string, unknown>;
  status: MailStatus;
  attempts: Generated<number>;
  /** When it is due; null once it is over. */
  notBefore: Timestamp | null;
  createdAt: Timestamp;
  firstFailedAt: Timestamp | null;
  error: string | null;
};

/** A sum of a day, and the same of its month, so that a long range is read from few rows. */
export type StatisticsTable = {
  measure: Measure;
  span: 'day' | 'month';
  /** 2026-11-18 or 2026-11. */
  start: string;
  /** A path, a host, a country, a device or an id; empty for visitors and totals. */
  subject: string;
  amount: number;
};

/** With the salt of a day visitors are recognised until it ends. Then all three tables forget the day. */
type StatisticsSaltsTable = { day: string; salt: string };
/** Who was on the site on a day, or read a feed, as a hash. */
type StatisticsVisitorsTable = { day: string; subject: string; visitor: string };
/** How often a visitor opened a video, and how often the seconds of it were reported. */
type StatisticsViewsTable = { day: string; videoId: number; visitor: string; views: number; reports: number };

/** A deleted row, with the addresses of its audio or video file and its picture. */
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
  passwordResets: PasswordResetsTable;
  knownDevices: KnownDevicesTable;
  tracks: TracksTable;
  videos: VideosTable;
  aboutImages: PhotosTable;
  releases: ReleasesTable;
  shows: ShowsTable;
  posts: PostsTable;
  bin: BinTable;
  messages: MessagesTable;
  subscribers: SubscribersTable;
  newsletters: NewslettersTable;
  mails: MailsTable;
  siteSettings: SettingsTable;
  press: PressTable;
  uploadKeys: UploadKeysTable;
  resumableUploads: ResumableUploadsTable;
  uploadPieces: UploadPiecesTable;
  jobs: JobsTable;
  storedFiles: StoredFilesTable;
  reports: ReportsTable;
  conversions: ConversionsTable;
  statistics: StatisticsTable;
  statisticsSalts: StatisticsSaltsTable;
  statisticsVisitors: StatisticsVisitorsTable;
  statisticsViews: StatisticsViewsTable;
};

/**
 * Rows to insert, without the search and sort columns. Only a restored row has its id, and its position in the gallery.
 */
export type NewTrackRow = Omit<Insertable<TracksTable>, keyof TrackKeys>;
export type NewVideoRow = Omit<Insertable<VideosTable>, keyof VideoKeys>;
export type NewPhotoRow = Omit<Insertable<PhotosTable>, 'position' | keyof PhotoKeys> & { position?: number };
export type NewReleaseRow = Omit<Insertable<ReleasesTable>, 'id' | keyof ReleaseKeys>;
export type NewPostRow = Omit<Insertable<PostsTable>, 'excerpt' | keyof PostKeys>;

export type NewShowRow = Omit<Insertable<ShowsTable>, keyof ShowKeys>;

export type ListTable =
  | 'tracks'
  | 'videos'
  | 'aboutImages'
  | 'releases'
  | 'shows'
  | 'posts'
  | 'messages'
  | 'subscribers'
  | 'newsletters';

/** Tables of which one row is featured. */
export const featuredTables = ['tracks', 'videos', 'aboutImages'] as const;
export type FeaturedTable = (typeof featuredTables)[number];

/** Tables with drafts and scheduled rows. */
export const visibleTables = [...featuredTables, 'shows', 'posts'] as const;
export type VisibleTable = (typeof visibleTables)[number];
