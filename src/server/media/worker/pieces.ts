import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { perSecond, type Size, type VideoPlan } from '#server/media/worker/video-plan.ts';

const pieceSeconds = 20;

/** Changing how pieces are made makes those of an earlier version useless. */
const version = 1;

/** The finished pieces of a video. They outlive the process, so that it goes on where it was interrupted. */
export async function openPieces(folder: string, plan: VideoPlan) {
  const planFile = join(folder, 'plan.json');
  const wanted = JSON.stringify({ version, plan });
  const found = await readFile(planFile, 'utf8').catch(() => null);
  if (found !== wanted) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(planFile, wanted);
  }
  const slotsPerPiece = Math.round(perSecond(plan.rate) * pieceSeconds);
  const pathOf = (size: Size, piece: number) =>
    join(folder, `${Math.min(size.width, size.height)}-${piece}.mp4`);
  const isFinished = async (piece: number) =>
    (await Promise.all(plan.sizes.map((size) => exists(pathOf(size, piece))))).every(Boolean);

  return {
    slotsPerPiece,
    pathOf,
    soundPath: join(folder, 'sound.m4a'),
    async count(): Promise<number> {
      let count = 0;
      while (await isFinished(count)) count += 1;
      return count;
    },
  };
}

export type Pieces = Awaited<ReturnType<typeof openPieces>>;

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
