import type { FileSizes, UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { settingKeys } from '#shared/site/settings.ts';

export const MEGABYTE = 1024 * 1024;

/** The kinds of files whose limit the owner may change, and the settings that hold it in megabytes. */
export const limitSettings = {
  audio: settingKeys.maxAudioMb,
  video: settingKeys.maxVideoMb,
  picture: settingKeys.maxPictureMb,
} as const;

export type LimitedKind = keyof typeof limitSettings;
export const limitedKinds = Object.keys(limitSettings) as LimitedKind[];

/** A whole number of megabytes, at least one, in bytes; null for any other text. */
export function limitFrom(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) * MEGABYTE : null;
}

/** The owner's settings on top of the limits of the environment, and never above what it allows. */
export function limitsFrom(
  settings: readonly { key: string; value: string }[],
  { ceilings, ...limits }: UploadLimits,
): UploadLimits {
  const chosen = limitedKinds.map((kind) => {
    const setting = settings.find(({ key }) => key === limitSettings[kind]);
    const limit = setting && limitFrom(setting.value.trim());
    return [kind, Math.min(limit ?? limits[kind], ceilings[kind])];
  });
  return { ...limits, ...(Object.fromEntries(chosen) as Pick<FileSizes, LimitedKind>), ceilings };
}
