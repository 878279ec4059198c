import { makeSquare } from '#server/media/crop-square.ts';
import { makeSize, readPicture, uprightFrame } from '#server/media/pictures.ts';
import { drawArtwork } from '#server/media/share-picture/draw-artwork.ts';
import { drawIcon } from '#server/media/share-picture/draw-logo.ts';
import { drawLettering } from '#server/media/share-picture/draw-lettering.ts';
import { drawSharePicture } from '#server/media/share-picture/draw-share-picture.ts';
import { stripPicture } from '#server/media/strip-picture.ts';
import { RefusedPicture } from '#server/media/worker/refused-picture.ts';
import { serveJobs } from '#server/media/worker/child.ts';
import type { FileJob, Response, Results } from '#server/media/worker/protocol.ts';
import { readTags } from '#server/media/worker/tags.ts';

/**
 * The child process that opens pictures and reads tags. A small file can unpack to hundreds of megabytes or block a thread
 * for seconds, which must not affect the site.
 */
const maxMemoryBytes = 240 * 1024 * 1024;

async function handle(job: FileJob): Promise<Results[FileJob['name']]> {
  switch (job.name) {
    case 'checkPicture': {
      const facts = await readPicture(job.path);
      await stripPicture(job.path);
      return facts;
    }
    case 'makeSizes':
      for (const size of job.sizes) await makeSize(job.path, size, size.target);
      return null;
    case 'makeSquare':
      return asText(await makeSquare(job.path, job.square));
    case 'readTags':
      return readTags(job.path, job);
    case 'uprightFrame':
      return asText(await uprightFrame(job.frame));
    case 'drawSharePicture':
      return asText(await drawSharePicture(job.content, job.path || null));
    case 'drawArtwork':
      return asText(await drawArtwork(job.artistName, job.side));
    case 'drawIcon':
      return asText(await drawIcon(job.icon));
    case 'drawLettering':
      return asText(await drawLettering(job.artistName, job.typeface));
  }
}

const asText = (picture: Buffer) => picture.toString('base64');

async function respondTo(job: FileJob): Promise<Response> {
  try {
    return { result: await handle(job) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.reason };
    return { damaged: error instanceof Error ? error.message : String(error) };
  }
}

serveJobs(respondTo, { maxMemoryBytes });
