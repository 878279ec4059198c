import { rain } from '#studio/pictures/clips/ambience.ts';
import { excerpt } from '#studio/pictures/clips/excerpt.ts';
import { movingScene } from '#studio/pictures/clips/moving-scene.ts';
import { rainDrifting } from '#studio/pictures/clips/rain-drifting.ts';
import { seaGlitter } from '#studio/pictures/clips/sea-glitter.ts';
import { stillScene } from '#studio/pictures/clips/still-scene.ts';
import { trainWindow } from '#studio/pictures/clips/train-window.ts';
import type { Clip } from '#studio/pictures/clips/write-clip.ts';
import { harbourLights } from '#studio/pictures/scenes/harbour-lights.ts';
import { hillsInFog } from '#studio/pictures/scenes/hills-in-fog.ts';
import { sideTwo } from '#studio/pictures/scenes/side-two.ts';

const wide = { width: 1280, height: 720 };
const upright = { width: 720, height: 1280 };
const middle = { x: 0.5, y: 0.5 };

export const clips: readonly Clip[] = [
  {
    name: 'salt-hours',
    ...wide,
    seconds: 24,
    shots: movingScene(seaGlitter),
    view: { from: { ...middle, width: 1 }, to: { x: 0.54, y: 0.47, width: 0.86 } },
    quality: 29,
    sound: excerpt('Salt Hours', 'chorus'),
  },
  {
    name: 'northbound',
    ...wide,
    seconds: 24,
    shots: movingScene(trainWindow),
    view: { from: { ...middle, width: 1 }, to: { ...middle, width: 0.96 } },
    quality: 26,
    sound: excerpt('Northbound', 'chorus'),
  },
  {
    name: 'waiting-for-the-rain-to-stop',
    ...upright,
    seconds: 20,
    shots: movingScene(rainDrifting),
    view: { from: { ...middle, width: 1 }, to: { ...middle, width: 0.94 } },
    quality: 26,
    sound: rain,
  },
  {
    name: 'half-the-harbour',
    ...wide,
    seconds: 26,
    shots: stillScene(harbourLights),
    view: { from: { x: 0.36, y: 0.5, width: 0.72 }, to: { x: 0.66, y: 0.47, width: 0.6 } },
    quality: 24,
    sound: excerpt('Half the Harbour', 'chorus'),
  },
  {
    name: 'test-pressing',
    ...wide,
    seconds: 22,
    shots: stillScene(sideTwo),
    view: { from: { x: 0.5, y: 0.56, width: 1 }, to: { x: 0.6, y: 0.52, width: 0.68 } },
    quality: 24,
    sound: excerpt('Driftwood Radio', 'verse'),
  },
  {
    name: 'letters-to-oystein',
    ...wide,
    seconds: 26,
    shots: stillScene(hillsInFog),
    view: { from: { x: 0.3, y: 0.5, width: 0.6 }, to: { x: 0.64, y: 0.52, width: 0.7 } },
    quality: 24,
    sound: excerpt('Letters to Øystein', 'verse'),
  },
];
