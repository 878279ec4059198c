export const videoTypes = ['musicVideo', 'livePerformance', 'behindTheScenes', 'comedy', 'tutorial'] as const;
export type VideoType = (typeof videoTypes)[number];

export const videoTypeLabels: Record<VideoType, string> = {
  musicVideo: 'Music Video',
  livePerformance: 'Live Performance',
  behindTheScenes: 'Behind The Scenes',
  comedy: 'Comedy',
  tutorial: 'Tutorial',
};

export const invalidAddress = 'Please enter a valid URL';
export const sourceRequired = 'Either embedUrl or videoFile must be provided';
export const sourceRequiredInForm = 'You must provide either a video URL or upload a video file';

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
