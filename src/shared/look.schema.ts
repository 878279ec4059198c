import { heroLayouts, homeSections, typefaces, type HomeSection, type Look } from '#shared/look.ts';
import { z } from '#shared/zod.ts';

export const lookSchema = z.object({
  accent: z.string().nullable(),
  typeface: z.enum(typefaces),
  hero: z.enum(heroLayouts),
  sections: z.array(z.enum(homeSections as [HomeSection, ...HomeSection[]])),
  photo: z.number().nullable(),
}) satisfies z.ZodType<Look>;
