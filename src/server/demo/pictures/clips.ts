import { rainDrifting } from '#server/demo/pictures/clips/rain-drifting.ts';
import { seaGlitter } from '#server/demo/pictures/clips/sea-glitter.ts';
import { stageLights } from '#server/demo/pictures/clips/stage-lights.ts';
import { trainWindow } from '#server/demo/pictures/clips/train-window.ts';
import { writeClip, type Motion } from '#server/demo/pictures/clips/write-clip.ts';

export type Clip = {
  /** Of its file, without the ending. */
  name: string;
  title: string;
  description: string;
  width: number;
  height: number;
  seconds: number;
  /** Writes it as an MP4. */
  write: (path: string) => Promise<void>;
};

function clip(name: string, motion: Motion, title: string, description: string): Clip {
  const { width, height, seconds } = motion;
  return { name, title, description, width, height, seconds, write: (path) => writeClip(path, motion) };
}

/** The films that the demo keeps itself. */
export const clips: readonly Clip[] = [
  clip('sea-glitter', seaGlitter, 'Low Tide (Visualiser)', 'The evening sea, its light moving.'),
  clip('stage-lights', stageLights, 'Half the Harbour, Live', 'One song from the back of a small hall.'),
  clip(
    'train-window',
    trainWindow,
    'Northbound (Window Seat)',
    'The evening train, somewhere past the second bridge.',
  ),
  clip(
    'rain-drifting',
    rainDrifting,
    'Last Bus Waltz in the Rain',
    'Filmed on a telephone, waiting for the bus.',
  ),
];
