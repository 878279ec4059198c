import { artistDefaults } from '#shared/artist.ts';
import { firstSteps, type FirstStep, type FirstSteps } from '#shared/first-steps.schema.ts';
import { HIDDEN, ON, settingKeys } from '#shared/settings.ts';
import type { Config } from '#server/config.ts';
import { listPhotos } from '#server/domain/photos.ts';
import { listSettings } from '#server/domain/settings.ts';
import { listTracks } from '#server/domain/tracks.ts';
import { listVideos } from '#server/domain/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport } from '#server/storage/database/reports.queries.ts';

type Needs = { database: Database; config: Pick<Config, 'artistName' | 'backups'> };

/** What is there and is not the owner's own. */
export type Foreign = {
  settings: Record<string, string>;
  tracks: number[];
  videos: number[];
  photos: number[];
};

/** How far a new owner is. What somebody else put there does not count. */
export async function readFirstSteps({ database, config }: Needs, foreign: Foreign): Promise<FirstSteps> {
  const settings = new Map((await listSettings(database)).map(({ key, value }) => [key, value]));
  const hasWritten = (key: string) => settings.has(key) && settings.get(key) !== foreign.settings[key];
  const hasOwn = async (
    list: typeof listTracks | typeof listVideos | typeof listPhotos,
    others: number[],
  ) => {
    // One more than the others: if there are as many, one of them is the owner's.
    const { items } = await list(database, { limit: others.length + 1 }, 'owner');
    return items.some(({ id }) => !others.includes(id));
  };
  const isDone: Record<FirstStep, boolean> = {
    name: hasWritten(settingKeys.artistName) || config.artistName !== artistDefaults.name,
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
  };
}
