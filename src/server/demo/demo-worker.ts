import { writeFile } from 'node:fs/promises';
import { clips } from '#server/demo/pictures/clips.ts';
import { covers, songCovers } from '#server/demo/pictures/covers.ts';
import { pictureNamed } from '#server/demo/pictures/photographs.ts';
import { makeSong } from '#server/demo/sound/make-song.ts';
import { songs } from '#server/demo/sound/songs.ts';
import { doJobs } from '#server/media/worker/child.ts';
import type { DemoFile, DemoJob, Response } from '#server/media/worker/protocol.ts';

/** The child process that plays, paints and films the demo. A song of a minute lies in memory as a whole, in several tracks. */
const maxMemoryBytes = 700 * 1024 * 1024;

/** The one that is looked for, which is there: both lists are ours. */
function only<T>(things: readonly T[], isMeant: (thing: T) => boolean): T {
  const found = things.find(isMeant);
  if (!found) throw new Error('The demo has no such file');
  return found;
}

/** Most songs share the cover of their release. */
const coverOf = (song: string) => songCovers.find(({ title }) => title === song)?.draw();

async function make({ kind, name }: DemoFile, target: string): Promise<void> {
  switch (kind) {
    case 'song':
      return makeSong(
        only(songs, ({ title }) => title === name),
        { cover: await coverOf(name) },
        target,
      );
    case 'cover':
      return writeFile(target, await only(covers, ({ title }) => title === name).draw());
    case 'photograph':
      return writeFile(target, await pictureNamed(name).draw());
    case 'clip':
      return only(clips, (clip) => clip.name === name).write(target);
  }
}

async function respondTo({ file, target }: DemoJob): Promise<Response> {
  await make(file, target);
  return { result: null };
}

doJobs(respondTo, { maxMemoryBytes });
