import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';

/** What is played, from the site's own lists. */
export type Items = { tracks: Track[]; videos: Video[] };

/** What a browser made of one source. */
export type Played = {
  /** The path of what it played in the end. */
  source: string;
  /** Why it did not play; null if it did. */
  problem: string | null;
  /** Of a video, as it was shown. */
  pictures?: {
    width: number;
    height: number;
    /** Clockwise, from what is upright; null without the marks in the corners, which the tests' files do not have. */
    quarterTurns: number | null;
    hasSound: boolean;
  };
};

/** The original alone, and what the site's player chooses. */
export type PlayedFile = { name: string; before: Played; after: Played };

/** From the page to the bench. */
export type Report = { browser: string; files: PlayedFile[] } | { failure: string };

/** `browser` is its name and version. */
export type PlayedFiles = Exclude<Report, { failure: string }>;

export const reportPaths = { items: '/bench/items', report: '/bench/report' };

/** For one source; a slow machine may decode 4K slower than it is played. */
export const PLAY_TIMEOUT_MS = 30_000;
