import { readConfig } from '#server/config.ts';

/** How large files may be on a site whose environment says nothing about it. */
export const { uploadLimits } = readConfig({});
