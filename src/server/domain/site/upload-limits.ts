import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import {
  limitedKinds,
  limitFrom,
  limitSettings,
  limitsFrom,
  MEGABYTE,
} from '#shared/maintenance/upload-limits.ts';
import { ownerText } from '#shared/language/text.ts';
import type { Config } from '#server/config.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSettings } from '#server/storage/database/queries/site/settings.queries.ts';

export type LimitsConfig = Pick<Config, 'uploadLimits'>;

/** Read for each upload, so that a change applies at once on every instance. */
export async function readUploadLimits(db: Database, { uploadLimits }: LimitsConfig): Promise<UploadLimits> {
  return limitsFrom(await findSettings(db, Object.values(limitSettings)), uploadLimits);
}

/** Refuses a limit above what the environment allows; other settings are not looked at. */
export function refuseInvalidLimit(
  { uploadLimits: { ceilings } }: LimitsConfig,
  { key, value }: { key: string; value: string },
): void {
  const kind = limitedKinds.find((limited) => limitSettings[limited] === key);
  if (!kind) return;
  const limit = limitFrom(value.trim());
  if (limit === null || limit > ceilings[kind])
    throw invalidFields({ value: ownerText().rules.uploadLimit({ max: ceilings[kind] / MEGABYTE }) });
}
