import { defaultName } from '#shared/site/artist.ts';
import { firstSteps, type FirstStep } from '#shared/maintenance/first-steps.ts';
import type { FirstSteps } from '#shared/maintenance/maintenance.schema.ts';
import { HIDDEN, ON, settingKeys } from '#shared/site/settings.ts';
import type { Config } from '#server/config.ts';
import { listPhotos } from '#server/domain/catalogue/photos.ts';
import { listSettings } from '#server/domain/site/settings.ts';
import { listTracks } from '#server/domain/catalogue/tracks.ts';
import { listVideos } from '#server/domain/catalogue/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport } from '#server/storage/database/queries/site/reports.queries.ts';

type Deps = { database: Database; config: Pick<Config, 'artistName' | 'backups'> };

/** Content and settings that the demo added. */
export type Foreign = {
  settings: Record<string, string>;
  tracks: number[];
  videos: number[];
  photos: number[];
};

/** The setup progress of a new owner; demo content does not count. */
export async function readFirstSteps({ database, config }: Deps, foreign: Foreign): Promise<FirstSteps> {
  const settings = new Map((await listSettings(database)).map(({ key, value }) => [key, value]));
  const hasWritten = (key: string) => settings.has(key) && settings.get(key) !== foreign.settings[key];
  const hasOwn = async (
    list: typeof listTracks | typeof listVideos | typeof listPhotos,
    others: number[],
  ) => {
    // With one item more than the demo has, at least one must be the owner's.
    const { items } = await list(database, { limit: others.length + 1 }, 'owner');
    return items.some(({ id }) => !others.includes(id));
  };
  const isDone: Record<FirstStep, boolean> = {
    name: hasWritten(settingKeys.artistName) || config.artistName !== defaultName,
    about: hasWritten(settingKeys.aboutText),
    photo: await hasOwn(listPhotos, foreign.photos),
    song: await hasOwn(listTracks, foreign.tracks),
    video: await hasOwn(listVideos, foreign.videos),
    backup: config.backups !== null || (await readReport(database, 'backup')) !== undefined,
    share: settings.get(settingKeys.shared) === ON,
  };
  return {
    done: firstSteps.filter((step) => isDone[step]),
    isHidden: settings.get(settingKeys.firstSteps) === HIDDEN,
    isSiteEmpty:
      !isDone.photo &&
      !isDone.song &&
      !isDone.video &&
      [foreign.tracks, foreign.videos, foreign.photos].every(({ length }) => length === 0),
  };
}
