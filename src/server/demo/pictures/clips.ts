import { rainDrifting } from '#server/demo/pictures/clips/rain-drifting.ts';
import { seaGlitter } from '#server/demo/pictures/clips/sea-glitter.ts';
import { stageLights } from '#server/demo/pictures/clips/stage-lights.ts';
import { trainWindow } from '#server/demo/pictures/clips/train-window.ts';
import { writeClip, type Motion } from '#server/demo/pictures/clips/write-clip.ts';

export type Clip = {
  /** Of its file, without the ending. */
  name: string;
  width: number;
  height: number;
  seconds: number;
  /** Writes it as an MP4. */
  write: (path: string) => Promise<void>;
};

function clip(name: string, motion: Motion): Clip {
  const { width, height, seconds } = motion;
  return { name, width, height, seconds, write: (path) => writeClip(path, motion) };
}

/** The films that the demo keeps itself. */
export const clips: readonly Clip[] = [
  clip('sea-glitter', seaGlitter),
  clip('stage-lights', stageLights),
  clip('train-window', trainWindow),
  clip('rain-drifting', rainDrifting),
];
