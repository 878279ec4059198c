import type { Video } from '#shared/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as videos from '#server/storage/database/videos.queries.ts';

/** Newest upload first. */
export function listVideos(db: Database): Promise<Video[]> {
  return videos.listVideos(db);
}

/** The newest video the owner flagged, or none when no video is. */
export async function featuredVideo(db: Database): Promise<Video | null> {
  return (await videos.newestFeaturedVideo(db)) ?? null;
}
