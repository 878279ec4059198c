import { lookSchema } from '#shared/look.schema.ts';
import { signSchema } from '#shared/sign/sign.schema.ts';
import { z } from '#shared/zod.ts';

export const artistSchema = z.object({
  name: z.string(),
  /** The name as it is set where it stands largest. */
  sign: signSchema,
  tagline: z.string(),
  /** Null where the artist has none. */
  socialUrl: z.string().nullable(),
  /** Where else the artist is found. The first is `socialUrl`, where there is one. */
  profiles: z.array(z.string()),
  about: z.array(z.string()),
  /** Whether songs may be downloaded; each can still be excluded. */
  downloads: z.boolean(),
  look: lookSchema,
});

/** Who the site belongs to: the owner's words where there are any, the defaults otherwise. */
export type Artist = z.infer<typeof artistSchema>;
