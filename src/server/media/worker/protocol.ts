import type { Focus, PictureFacts } from '#shared/media/pictures.schema.ts';
import type { Loudness, Stream } from '#shared/media/streams.schema.ts';
import type { Typeface } from '#shared/site/look/look.ts';
import type { RefusalReason } from '#server/media/worker/refused-picture.ts';
import type { IconFormat, PictureFormat } from '#shared/media/pictures.ts';

/** Jobs and results of the child processes. */
export type CheckedFile = { duration: number | null };

export type VideoFrame = {
  /** PNG, base64. */
  picture: string;
  /** Clockwise degrees to show the picture upright. */
  rotation: number;
};

/** PNG is for a temporary copy from which other sizes are made. */
export type SizeToMake = {
  width: number;
  format: PictureFormat | 'png';
  animated: boolean;
  target: string;
};

export type Tags = {
  duration: number | null;
  title: string | null;
  /** Base64. */
  cover: string | null;
  hasSound: boolean;
  hasVideo: boolean;
};

/** Base64, and no file: it is shown also where nothing can be stored. */
type DrawnPicture = string;

/** The text beside the cover in a share picture. */
export type ShareContent = {
  title: string;
  /** Above the title, in one or two parts. */
  label: string[];
  /** Below the title. */
  byline: string;
  focus: Focus | null;
};

export type SquareToMake = {
  /** Including the margin. */
  side: number;
  /** Background on each side. */
  margin: number;
  focus: Focus | null;
  format: IconFormat | 'jpeg';
};

export type IconToDraw = Pick<SquareToMake, 'side'> & { format: IconFormat };

/** For `media-worker.ts`, with FFmpeg. */
export type MediaJob = { name: 'checkVideo' | 'checkAudio' | 'frame' | 'peaks'; path: string };

/** A stream in a local file. */
export type MadeStream = Omit<Stream, 'url'> & { path: string };

/** For `conversion-worker.ts`, with FFmpeg: these take minutes, and report how far they are. */
export type ConversionJob =
  | { name: 'convertTrack'; path: string; targets: { aac: string; opus: string }; isOnRelease: boolean }
  /** What is finished stays in the folder, so that an interrupted conversion goes on from there. */
  | { name: 'convertVideo'; path: string; folder: string; targets: string[] };

/** For `file-worker.ts`, without FFmpeg. */
export type FileJob =
  | { name: 'checkPicture'; path: string }
  | { name: 'makeSizes'; path: string; sizes: SizeToMake[] }
  | { name: 'makeSquare'; path: string; square: SquareToMake }
  | { name: 'readTags'; path: string; countFrames: boolean }
  | { name: 'uprightFrame'; path: ''; frame: VideoFrame }
  /** The path is empty without a cover. */
  | { name: 'drawSharePicture'; path: string; content: ShareContent }
  | { name: 'drawArtwork'; path: ''; artistName: string; side: number }
  | { name: 'drawIcon'; path: ''; icon: IconToDraw }
  | { name: 'drawLettering'; path: ''; artistName: string; typeface: Typeface };

export type Results = {
  checkVideo: CheckedFile;
  checkAudio: CheckedFile;
  frame: VideoFrame;
  peaks: number[];
  convertTrack: { streams: MadeStream[]; loudness: Loudness | null };
  convertVideo: { streams: MadeStream[] };
  checkPicture: PictureFacts;
  makeSizes: null;
  makeSquare: DrawnPicture;
  readTags: Tags;
  uprightFrame: DrawnPicture;
  drawSharePicture: DrawnPicture;
  drawArtwork: DrawnPicture;
  drawIcon: DrawnPicture;
  drawLettering: DrawnPicture;
};
export type JobName = keyof Results;

/**
 * `damaged`: the file is at fault. `refused`: the picture is too large. After any other failure the
 * process writes no response.
 */
export type Response<Name extends JobName = JobName> =
  { result: Results[Name] } | { damaged: string } | { refused: RefusalReason };

/** A line of output while a job runs. */
export type Progress = {
  /** From 0 to 1. */
  done: number;
};

/** The last line of a job. A process that did many jobs or uses much memory asks to be replaced. */
export type Reply<Name extends JobName = JobName> = { response: Response<Name>; needsReplacement: boolean };

/** Written to standard error before the process kills itself. */
export const OUT_OF_MEMORY = 'The job took too much memory';

export const peakCount = 800;
export const frameWidth = 1280;
