export const thumbnailStatuses = {
  available: 'Available',
  needsGeneration: 'Needs Generation',
  notApplicable: 'N/A',
} as const;

export function thumbnailStatus(video: { thumbnail: string | null; videoFile: string | null }) {
  if (video.thumbnail) return thumbnailStatuses.available;
  return video.videoFile ? thumbnailStatuses.needsGeneration : thumbnailStatuses.notApplicable;
}

/** For a site that runs without FFmpeg. */
export const noThumbnailsFromVideos =
  'This site makes no thumbnails from video files. Please give the video a picture of its own.';
