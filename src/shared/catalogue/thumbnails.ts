/** The order is that of the table. */
type ThumbnailStatus = 'available' | 'needsGeneration' | 'notApplicable';

export function thumbnailStatus(video: {
  thumbnail: string | null;
  videoFile: string | null;
}): ThumbnailStatus {
  if (video.thumbnail) return 'available';
  return video.videoFile ? 'needsGeneration' : 'notApplicable';
}
