import { ferryLights } from '#studio/pictures/covers/ferry-lights.ts';
import { northbound, northboundQuiet } from '#studio/pictures/covers/northbound.ts';
import { papelDeSeda } from '#studio/pictures/covers/papel-de-seda.ts';
import { roomsISangIn } from '#studio/pictures/covers/rooms-i-sang-in.ts';
import { saltHours } from '#studio/pictures/covers/salt-hours.ts';
import { draw, type Scene } from '#studio/pictures/picture.ts';

export type Cover = {
  /** Of the release or the song. */
  title: string;
  /** What can be seen, for those who cannot. */
  alt: string;
  /** A square JPEG. */
  draw: () => Promise<Buffer>;
};

function cover(title: string, scene: Scene, alt: string): Cover {
  return { title, alt, draw: () => draw(scene) };
}

/** The covers of the demo's releases, which their songs share. */
export const covers: readonly Cover[] = [
  cover('Salt Hours', saltHours, 'A very large sun, half sunk into a calm sea'),
  cover('Papel de Seda', papelDeSeda, 'Sheets of tissue paper in cream, rose and pale blue over each other'),
  cover(
    'Northbound',
    northbound,
    'The lit windows of a passing train, drawn out into bands of light over a wet platform',
  ),
  cover(
    'Rooms I Sang In',
    roomsISangIn,
    'A chair before an open door, its shadow on the boards of a dark wooden room',
  ),
];

/** Of songs with a cover of their own. */
export const songCovers: readonly Cover[] = [
  cover(
    'Ferry Lights',
    ferryLights,
    'The lamps of a ferry at night, out of focus, and their reflection in the water',
  ),
  cover(
    'Northbound (Quiet Version)',
    northboundQuiet,
    'An empty platform in blue fog, a row of lamps and one red signal',
  ),
];

/** Most songs share the cover of their release, and have none inside. */
export const coverOfSong = (song: string) => songCovers.find(({ title }) => title === song)?.draw();
