import type { Played } from '#bench/real-files/played.ts';

const SIDE = 80;
/** A mark is an eighth of the picture, and its middle is looked at. */
const [NEAR, FAR] = [SIDE / 16, SIDE - SIDE / 16];
/** Of 255. */
const DARKEST = 20;

/** As Chromium and Firefox tell it. */
type HearingElement = HTMLVideoElement & { webkitAudioDecodedByteCount?: number; mozHasAudio?: boolean };

export function describeProblem({ error }: HTMLMediaElement): string {
  if (!error) return 'fails';
  return ['', 'aborted', 'network', 'cannot be decoded', 'not supported'][error.code] ?? 'fails';
}

/** Whether a video that moves on also shows a picture, and which way up. */
export function lookAtPicture(video: HTMLVideoElement): Pick<Played, 'problem' | 'pictures'> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return { problem: 'no picture' };
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(video, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  if (!data.some((value, index) => index % 4 < 3 && value > DARKEST)) return { problem: 'black' };
  const colourAt = (x: number, y: number) => nameOf([...context.getImageData(x, y, 1, 1).data]);
  const corners = [colourAt(NEAR, NEAR), colourAt(FAR, NEAR), colourAt(FAR, FAR), colourAt(NEAR, FAR)];
  return {
    problem: null,
    pictures: { width, height, quarterTurns: turnsOf(corners), hasSound: hasSound(video) },
  };
}

const hasSound = (video: HearingElement): boolean =>
  video.mozHasAudio ?? (video.webkitAudioDecodedByteCount ?? 0) > 0;

function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
  const brightest = Math.max(red, green, blue);
  const has = (value: number) => value > brightest * 0.6;
  return [has(red) && 'red', has(green) && 'green', has(blue) && 'blue'].filter(Boolean).join(' and ');
}

/** As they are drawn: clockwise from the top left. */
const upright = ['red', 'green', 'red and green', 'blue'];

function turnsOf(corners: string[]): number | null {
  const turns = corners.indexOf('red');
  const isTurned = corners.every((corner, index) => corner === upright[(index - turns + 4) % 4]);
  return isTurned ? turns : null;
}
