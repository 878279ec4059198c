import { z } from '#shared/zod.ts';

export const artistSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  /** Null where the artist has none. */
  socialUrl: z.string().nullable(),
  /** Where else the artist is found. The first is `socialUrl`, where there is one. */
  profiles: z.array(z.string()),
  about: z.array(z.string()),
  /** Whether songs may be downloaded; each can still be excluded. */
  downloads: z.boolean(),
});

/** Who the site belongs to: the owner's words where there are any, the defaults otherwise. */
export type Artist = z.infer<typeof artistSchema>;
