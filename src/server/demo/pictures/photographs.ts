import { hero } from '#server/demo/pictures/hero.ts';
import { draw, type Scene } from '#server/demo/pictures/picture.ts';
import { beforeTheSong } from '#server/demo/pictures/scenes/before-the-song.ts';
import { birdsOnWires } from '#server/demo/pictures/scenes/birds-on-wires.ts';
import { blueHourTrain } from '#server/demo/pictures/scenes/blue-hour-train.ts';
import { fourOclock } from '#server/demo/pictures/scenes/four-oclock.ts';
import { fromTheBack } from '#server/demo/pictures/scenes/from-the-back.ts';
import { harbourLights } from '#server/demo/pictures/scenes/harbour-lights.ts';
import { hillsInFog } from '#server/demo/pictures/scenes/hills-in-fog.ts';
import { letters } from '#server/demo/pictures/scenes/letters.ts';
import { lowSun } from '#server/demo/pictures/scenes/low-sun.ts';
import { moonOverMountains } from '#server/demo/pictures/scenes/moon-over-mountains.ts';
import { rainOnTheWindow } from '#server/demo/pictures/scenes/rain-on-the-window.ts';
import { rakingLight } from '#server/demo/pictures/scenes/raking-light.ts';
import { sideTwo } from '#server/demo/pictures/scenes/side-two.ts';
import { sixStrings } from '#server/demo/pictures/scenes/six-strings.ts';
import { stringLights } from '#server/demo/pictures/scenes/string-lights.ts';
import { theSmallHall } from '#server/demo/pictures/scenes/the-small-hall.ts';

export type Photograph = {
  /** Of its file, without the ending. */
  name: string;
  title: string;
  /** What can be seen, for those who cannot. */
  alt: string;
  width: number;
  height: number;
  /** A JPEG. */
  draw: () => Promise<Buffer>;
};

function photograph(name: string, scene: Scene, title: string, alt: string): Photograph {
  return { name, title, alt, width: scene.width, height: scene.height, draw: () => draw(scene) };
}

/** The demo's gallery, in the order in which it hangs. */
export const photographs: readonly Photograph[] = [
  photograph(
    'from-the-back',
    fromTheBack,
    'From the back row',
    'A singer with a guitar on a stage under crossing beams of light, seen over the heads of the audience',
  ),
  photograph(
    'low-sun',
    lowSun,
    'Low sun',
    'The sun just above the sea, its light glittering on the water as far as the shore',
  ),
  photograph(
    'six-strings',
    sixStrings,
    'Six strings',
    'The strings and the sound hole of an acoustic guitar from close by, in warm light',
  ),
  photograph(
    'four-oclock',
    fourOclock,
    'Four o’clock',
    'Afternoon light through a window on a plain wall, with the shadow of a twig',
  ),
  photograph(
    'harbour-lights',
    harbourLights,
    'Half the harbour',
    'A harbour town after sunset, its lights drawn out in the still water, with small boats',
  ),
  photograph(
    'before-the-song',
    beforeTheSong,
    'Before the song',
    'A microphone on its stand, with the lamps of a hall out of focus behind it',
  ),
  photograph(
    'the-small-hall',
    theSmallHall,
    'The small hall',
    'Rows of empty chairs in a hall with arched windows, the sun falling across the floor',
  ),
  photograph(
    'rain-on-the-window',
    rainOnTheWindow,
    'Waiting for the rain to stop',
    'Drops on a window at night, the lights of a street blurred behind it',
  ),
  photograph('side-two', sideTwo, 'Side two', 'A record turning on a table, lamplight lying in its grooves'),
  photograph(
    'letters',
    letters,
    'Letters to Øystein',
    'Letters and envelopes on a wooden table beside a cup of coffee, in morning light',
  ),
  photograph(
    'hills-in-fog',
    hillsInFog,
    'Above the valley',
    'Wooded hills one behind the other, with fog in the valleys between them',
  ),
  photograph(
    'string-lights',
    stringLights,
    'After the garden concert',
    'Strings of lamps over a garden at dusk, out of focus, with candles below',
  ),
  photograph(
    'raking-light',
    rakingLight,
    'Last light, last take',
    'Piano keys in low light from the side, the black ones throwing long shadows',
  ),
  photograph(
    'birds-on-wires',
    birdsOnWires,
    'A tune on five wires',
    'Birds sitting on five wires against an evening sky, like notes on a staff',
  ),
  photograph(
    'blue-hour-train',
    blueHourTrain,
    'Northbound, 17:52',
    'Hills and passing lights at blue hour through the window of a train',
  ),
  photograph(
    'moon-over-mountains',
    moonOverMountains,
    'The night before the tour',
    'A full moon over a snowy mountain, with dark firs in front of it',
  ),
];

/** What is hung or shown under this name: one of the photographs, or the picture of the first screen. */
export function pictureNamed(name: string): Pick<Photograph, 'title' | 'alt' | 'draw'> {
  const found = name === 'hero' ? hero : photographs.find((each) => each.name === name);
  if (!found) throw new Error(`The demo has no picture named ${name}`);
  return found;
}
