import { expect, test } from 'vitest';
import { titleFromName } from '#web/features/admin/upload/upload-queue.ts';

test.each([
  ['paper-lanterns.mp3', 'paper-lanterns'],
  ['03_-_Paper_Lanterns.mp3', 'Paper Lanterns'],
  ['12. Ghost Light.wav', 'Ghost Light'],
  ['1999.mp3', '1999'],
  ['03 Paper Lanterns.mp3', 'Paper Lanterns'],
  ['7 rings.m4a', '7 rings'],
])('%s gives a title to start from', (name, expected) => {
  expect(titleFromName(name)).toBe(expected);
});
