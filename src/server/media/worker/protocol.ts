import type { Focus, PictureFacts } from '#shared/pictures.schema.ts';
import type { PictureFormat } from '#shared/pictures.ts';

/** What the child processes can be asked, and what they respond. */
export type CheckedFile = { duration: number | null };

export type VideoFrame = {
  /** PNG, base64. */
  picture: string;
  /** Degrees clockwise the picture must be turned to stand upright. */
  rotation: number;
};

/** A PNG is for making further sizes from. */
export type SizeToMake = {
  width: number;
  format: PictureFormat | 'png';
  animated: boolean;
  target: string;
};

export type Tags = {
  duration: number | null;
  title: string | null;
  /** As it is in the file, base64. */
  cover: string | null;
  hasSound: boolean;
  hasVideo: boolean;
};

/** What is drawn for a link that somebody shares, beside the cover. */
export type ShareContent = {
  title: string;
  /** What it is, in one or two parts, above the title. */
  label: string[];
  /** Below the title. */
  byline: string;
  /** What the crop of the cover keeps in sight. */
  focus: Focus | null;
};

/** A square of a picture. */
export type SquareToMake = {
  /** Of the whole. */
  side: number;
  /** As much of the ground is seen on each side. */
  margin: number;
  /** What the crop keeps in sight. */
  focus: Focus | null;
  format: 'png' | 'jpeg';
};

/** What `media-worker.ts` does, with FFmpeg. */
export type MediaJob = { name: 'checkVideo' | 'checkAudio' | 'frame' | 'peaks'; path: string };

/** What `file-worker.ts` does, without it. */
export type FileJob =
  | { name: 'checkPicture'; path: string }
  | { name: 'makeSizes'; path: string; sizes: SizeToMake[] }
  | { name: 'makeSquare'; path: string; square: SquareToMake; target: string }
  | { name: 'readTags'; path: string; countFrames: boolean }
  /** Without a cover the path is empty. */
  | { name: 'drawSharePicture'; path: string; content: ShareContent; target: string }
  | { name: 'drawArtwork'; path: ''; artistName: string; side: number; target: string }
  | { name: 'drawIcon'; path: ''; side: number; target: string };

/** A file of the demo, by what it is called there. */
export type DemoFile = { kind: 'song' | 'cover' | 'photograph' | 'clip'; name: string };

/** What `demo-worker.ts` does. */
export type DemoJob = { name: 'makeDemoFile'; path: ''; file: DemoFile; target: string };

export type Results = {
  checkVideo: CheckedFile;
  checkAudio: CheckedFile;
  frame: VideoFrame;
  peaks: number[];
  checkPicture: PictureFacts;
  makeSizes: null;
  makeSquare: null;
  readTags: Tags;
  drawSharePicture: null;
  drawArtwork: null;
  drawIcon: null;
  makeDemoFile: null;
};
export type JobName = keyof Results;

export type Job = MediaJob | FileJob | DemoJob;

/**
 * `damaged` means the file is at fault, `refused` is a failure by name with the sentence for whoever sent it; a child
 * process that fails in any other way writes no response.
 */
export type Response<Name extends JobName = JobName> =
  { result: Results[Name] } | { damaged: string } | { refused: { status: number; message: string } };

/** One line of a child process. One that is worn has held or done enough, and is replaced by a new one. */
export type Reply<Name extends JobName = JobName> = { response: Response<Name>; isWorn: boolean };

/** What a child process says before it ends itself for having taken too much. */
export const OUT_OF_MEMORY = 'The job took too much memory';

export const peakCount = 800;
export const frameWidth = 1280;
