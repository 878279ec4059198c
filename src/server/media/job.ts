/** What the child process can be asked, and what it answers. */
export type MediaFacts = {
  duration: number | null;
  width: number | null;
  height: number | null;
};

export type VideoFrame = {
  /** PNG, base64. */
  picture: string;
  /** Degrees clockwise the picture must be turned to stand upright. */
  rotation: number;
  /** Nothing in the video was brighter. */
  dark: boolean;
};

export type Jobs = {
  probeVideo: MediaFacts;
  probeAudio: MediaFacts;
  frame: VideoFrame;
  peaks: number[];
};
export type JobName = keyof Jobs;

export type Job = { name: JobName; path: string };

/** `damaged` means the file is at fault; a child that fails in any other way says nothing at all. */
export type JobAnswer<Name extends JobName = JobName> = { result: Jobs[Name] } | { damaged: string };

export const peakCount = 800;
export const frameWidth = 1280;
