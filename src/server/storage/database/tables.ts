import type { ColumnType, Generated } from 'kysely';
import type { PictureFacts } from '#shared/pictures.ts';
import type { ReleaseType } from '#shared/tracks.ts';
import type { VideoType } from '#shared/videos.ts';

/** ISO 8601 in UTC, so that it sorts as text and travels unchanged to the API. */
type Timestamp = string;

/** Kept as JSON text; decoded rows carry the value itself (see decode.ts). */
type Json<T> = ColumnType<T | null, string | null, string | null>;

export type UsersTable = {
  id: Generated<number>;
  username: string;
  passwordHash: string;
  /** True for the one who registered first, null for everyone else: being unique, it lets only one in. */
  founder: true | null;
  createdAt: Timestamp;
};

export type SessionsTable = {
  idHash: string;
  userId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
};

export type TracksTable = {
  id: Generated<number>;
  title: string;
  releaseType: ReleaseType;
  description: string | null;
  coverArt: string | null;
  coverPicture: Json<PictureFacts>;
  audioFile: string;
  duration: number | null;
  peaks: Json<number[]>;
  uploadDate: Timestamp;
  featured: boolean;
  version: number;
};

export type VideosTable = {
  id: Generated<number>;
  title: string;
  videoType: VideoType;
  embedUrl: string | null;
  videoFile: string | null;
  thumbnail: string | null;
  thumbnailPicture: Json<PictureFacts>;
  uploadDate: Timestamp;
  featured: boolean;
  views: number;
  version: number;
};

export type AboutImagesTable = {
  id: Generated<number>;
  title: string;
  description: string | null;
  photographer: string | null;
  location: string | null;
  year: string | null;
  imagePath: string;
  picture: Json<PictureFacts>;
  uploadDate: Timestamp;
  featured: boolean;
  version: number;
};

export type MessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  subject: string;
  message: string;
  read: boolean;
  createdAt: Timestamp;
};

export type SiteSettingsTable = {
  id: Generated<number>;
  key: string;
  value: string;
  description: string | null;
  lastUpdated: Timestamp;
};

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  tracks: TracksTable;
  videos: VideosTable;
  aboutImages: AboutImagesTable;
  messages: MessagesTable;
  siteSettings: SiteSettingsTable;
};
