import { draw, type Scene } from '#studio/pictures/picture.ts';
import { birdsOnWires } from '#studio/pictures/scenes/birds-on-wires.ts';
import { fourOclock } from '#studio/pictures/scenes/four-oclock.ts';
import { harbourLights } from '#studio/pictures/scenes/harbour-lights.ts';
import { hillsInFog } from '#studio/pictures/scenes/hills-in-fog.ts';
import { lowSun } from '#studio/pictures/scenes/low-sun.ts';
import { moonOverMountains } from '#studio/pictures/scenes/moon-over-mountains.ts';
import { rainOnTheWindow } from '#studio/pictures/scenes/rain-on-the-window.ts';
import { rakingLight } from '#studio/pictures/scenes/raking-light.ts';
import { sideTwo } from '#studio/pictures/scenes/side-two.ts';
import { sixStrings } from '#studio/pictures/scenes/six-strings.ts';
import { stringLights } from '#studio/pictures/scenes/string-lights.ts';

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
    'Four o’clock light',
    'Afternoon light through a window on a plain wall, with the shadow of a twig',
  ),
  photograph(
    'harbour-lights',
    harbourLights,
    'Harbour lights',
    'A harbour town after sunset, its lights drawn out in the still water, with small boats',
  ),
  photograph(
    'rain-on-the-window',
    rainOnTheWindow,
    'Rain at the window',
    'Drops on a window at night, the lights of a street blurred behind it',
  ),
  photograph('side-two', sideTwo, 'Side two', 'A record turning on a table, lamplight lying in its grooves'),
  photograph(
    'hills-in-fog',
    hillsInFog,
    'Above the valley',
    'Wooded hills one behind the other, with fog in the valleys between them',
  ),
  photograph(
    'string-lights',
    stringLights,
    'Lights in the garden',
    'Strings of lamps over a garden at dusk, out of focus, with candles below',
  ),
  photograph(
    'raking-light',
    rakingLight,
    'Last light on the keys',
    'Piano keys in low light from the side, the black ones throwing long shadows',
  ),
  photograph(
    'birds-on-wires',
    birdsOnWires,
    'A tune on five wires',
    'Birds sitting on five wires against an evening sky, like notes on a staff',
  ),
  photograph(
    'moon-over-mountains',
    moonOverMountains,
    'Full moon',
    'A full moon over a snowy mountain, with dark firs in front of it',
  ),
];
