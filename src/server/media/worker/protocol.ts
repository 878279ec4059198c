/** What the child process that runs FFmpeg can be asked, and what it responds. */
export type CheckedFile = { duration: number | null };

export type VideoFrame = {
  /** PNG, base64. */
  picture: string;
  /** Degrees clockwise the picture must be turned to stand upright. */
  rotation: number;
};

export type Results = {
  checkVideo: CheckedFile;
  checkAudio: CheckedFile;
  frame: VideoFrame;
  peaks: number[];
};
export type JobName = keyof Results;

export type Job = { name: JobName; path: string };

/** `damaged` means the file is at fault; a child process that fails in any other way writes no response. */
export type Response<Name extends JobName = JobName> = { result: Results[Name] } | { damaged: string };

export const peakCount = 800;
export const frameWidth = 1280;
