import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/storage/database/database.ts';
import { insertMessage } from '#server/storage/database/queries/site/messages.queries.ts';
import { insertPhoto } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import { insertShow } from '#server/storage/database/queries/catalogue/shows.queries.ts';
import { insertTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { insertVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { storePictures, storeUnderManyNames } from '#tests/support/content/sample-files.ts';
import {
  messageRow,
  photoRow,
  showRow,
  trackRow,
  videoRow,
  type MessageRow,
  type PhotoRow,
  type ShowRow,
  type TrackRow,
  type VideoRow,
} from '#tests/support/content/sample-rows.ts';
import { openStoredDatabase } from '#tests/support/stores.ts';

/** How many, or what matters about each of them. The first is the newest, as on the pages. */
type Many<Row> = number | Partial<Row>[];

export type Content = {
  tracks?: Many<TrackRow>;
  videos?: Many<VideoRow>;
  photos?: Many<PhotoRow>;
  messages?: Many<MessageRow>;
  /** The first is the last to come. */
  shows?: Many<ShowRow>;
};

const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 2, 5, 12);
const DAYS_BETWEEN = 6;
/** However many there are, they are of one artist's lifetime. */
const MOST_DAYS = 40 * 365;

/** Enough to be fast, few enough that the journal stays small. */
const ROWS_PER_TRANSACTION = 5_000;

/**
 * Fills the data folder of a site that has not started yet, past the API: thousands of rows in a second.
 * Of 120 tracks the newest is 'Song 120' and the oldest 'Song 1'; likewise 'Video 120', 'Photo 60' and 'Message 60'.
 */
export async function fillSite(folder: string, content: Content): Promise<void> {
  const uploads = join(folder, 'uploads');
  await mkdir(uploads, { recursive: true });
  const pictures = await storePictures(uploads);
  const storeTrack = await storeUnderManyNames(uploads, 'song.mp3');
  const storeClip = await storeUnderManyNames(uploads, 'clip.mp4');
  const { database, close } = await openStoredDatabase(folder);
  try {
    await insertMany(database, content.tracks, async (db, number, uploadDate, known) => {
      const row = { ...trackRow(number, pictures.cover), uploadDate, ...known };
      storeTrack(row.audioFile);
      await insertTrack(db, row);
    });
    await insertMany(database, content.videos, async (db, number, uploadDate, known) => {
      const row = { ...videoRow(number, pictures.thumbnail), uploadDate, ...known };
      storeClip(row.videoFile);
      await insertVideo(db, row);
    });
    await insertMany(database, content.photos, async (db, number, uploadDate, known) => {
      await insertPhoto(db, { ...photoRow(number, [pictures.photo, pictures.cover]), uploadDate, ...known });
    });
    await insertMany(database, content.shows, async (db, number, _date, known) => {
      await insertShow(db, { ...showRow(number), ...known });
    });
    await insertMany(database, content.messages, async (db, number, createdAt, known) => {
      await insertMessage(db, { ...messageRow(number), createdAt, ...known });
    });
  } finally {
    await close();
  }
}

type Insert<Row> = (db: Database, number: number, date: string, known: Partial<Row>) => Promise<void>;

/** Oldest first, so that ids grow with the dates as they do in life. */
async function insertMany<Row>(database: Database, many: Many<Row> = 0, insert: Insert<Row>): Promise<void> {
  const count = typeof many === 'number' ? many : many.length;
  const between = Math.min(DAYS_BETWEEN, MOST_DAYS / count) * DAY_MS;
  for (let first = 1; first <= count; first += ROWS_PER_TRANSACTION) {
    const last = Math.min(count, first + ROWS_PER_TRANSACTION - 1);
    await database.transaction().execute(async (transaction) => {
      for (let number = first; number <= last; number += 1) {
        const place = count - number;
        const date = new Date(NEWEST - place * between).toISOString();
        await insert(transaction, number, date, typeof many === 'number' ? {} : (many[place] ?? {}));
      }
    });
  }
}
