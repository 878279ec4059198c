export const videoTypes = ['musicVideo', 'livePerformance', 'behindTheScenes', 'comedy', 'tutorial'] as const;
export type VideoType = (typeof videoTypes)[number];

/** `thumbnail` sorts by its status. */
export const videoSorts = [
  'date',
  'uploadDate',
  'title',
  'videoType',
  'views',
  'featured',
  'thumbnail',
] as const;
