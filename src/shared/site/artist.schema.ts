import { languageCodes, type LanguageCode } from '#shared/language/languages.ts';
import { z } from '#shared/primitives/zod.ts';
import { heroLayouts, homeSections, typefaces, type HomeSection, type Look } from '#shared/site/look/look.ts';

const lookSchema = z.object({
  palette: z.string(),
  accent: z.string().nullable(),
  typeface: z.enum(typefaces),
  hero: z.enum(heroLayouts),
  sections: z.array(z.enum(homeSections as [HomeSection, ...HomeSection[]])),
  photo: z.number().nullable(),
}) satisfies z.ZodType<Look>;

const nameFitSchema = z.object({
  lines: z.array(z.string()),
  /** Font size in percent of the box's width. */
  size: z.number(),
  lineHeight: z.number(),
  /** Letter-spacing in ems. */
  tracking: z.number(),
});
export type NameFit = z.infer<typeof nameFitSchema>;

export const artistSchema = z.object({
  name: z.string(),
  /** Line breaks and size of the name in the hero. */
  nameFit: nameFitSchema,
  tagline: z.string(),
  socialUrl: z.string().nullable(),
  /** Links to other sites; the first is `socialUrl` if set. */
  profiles: z.array(z.string()),
  about: z.array(z.string()),
  /** The default for all tracks; each can be excluded. */
  downloads: z.boolean(),
  /** Left out unless the owner wants every song as loud as its recording. */
  unlevelled: z.literal(true).optional(),
  /** Left out while the press kit is off. */
  press: z.literal(true).optional(),
  /** Left out where the site sends no mail. */
  newsletter: z.literal(true).optional(),
  /** Left out when the owner turned the statistics off: then pages send nothing. */
  statistics: z.literal(true).optional(),
  /** Whether the footer links to what is counted; left out if not. */
  privacyLink: z.literal(true).optional(),
  look: lookSchema,
  /** One line above every page; left out once its last day is over. */
  announcement: z.object({ text: z.string(), link: z.string().nullable() }).optional(),
  language: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
});

export type Artist = z.infer<typeof artistSchema>;
export type Announcement = NonNullable<Artist['announcement']>;
