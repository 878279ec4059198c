import { ownerText } from '#shared/language/text.ts';
import { photoSchema } from '#shared/catalogue/photos.schema.ts';
import {
  changesSchemaOf,
  flag,
  flagField,
  line,
  optionalText,
  optionalTextField,
  orJsonText,
} from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';
import { isHttpsAddress } from '#shared/site/links.schema.ts';

const quoteSchema = z.object({
  text: z.string(),
  source: z.string(),
  url: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

const newQuote = z.object({
  text: optionalText(() => ownerText().press.quoteText, maximums.description)
    .refine((text) => text !== null, { error: () => ownerText().press.quoteTextRequired })
    .transform((text) => text ?? ''),
  source: line({
    name: () => ownerText().press.quoteSource,
    min: 1,
    max: maximums.shortText,
    message: () => ownerText().press.quoteSourceRequired,
  }),
  url: optionalText(() => ownerText().press.quoteLink, maximums.address).refine(
    (url) => url === null || isHttpsAddress(url),
    { error: () => ownerText().rules.linkNotHttps },
  ),
});

const notAList = { error: () => ownerText().press.quotesNotAList };
const tooManyQuotes = { error: () => ownerText().press.tooManyQuotes({ most: maximums.pressQuotes }) };
const quotes = orJsonText(z.array(newQuote, notAList).max(maximums.pressQuotes, tooManyQuotes));

const wrongPhotos = { error: () => ownerText().press.photosNotAList };
const tooManyPhotos = { error: () => ownerText().press.tooManyPhotos({ most: maximums.pressPhotos }) };
const imageIds = orJsonText(
  z
    .array(z.int(wrongPhotos).positive(wrongPhotos).max(maximums.id, wrongPhotos), wrongPhotos)
    .max(maximums.pressPhotos, tooManyPhotos)
    .transform((ids) => [...new Set(ids)]),
);

const fields = {
  enabled: flagField(),
  shortBio: optionalTextField(() => ownerText().press.shortBio, maximums.description),
  longBio: optionalTextField(() => ownerText().press.longBio, maximums.pressBiography),
  quotes: { whenNew: quotes, whenChanged: quotes.optional(), response: z.array(quoteSchema) },
  contact: optionalTextField(() => ownerText().press.contact, maximums.description),
  /** In display order. */
  imageIds: { whenNew: imageIds, whenChanged: imageIds.optional(), response: z.array(z.number()) },
};

export const pressChangesSchema = changesSchemaOf(fields).extend({ removeRider: flag.optional() });
export type PressChanges = z.infer<typeof pressChangesSchema>;

export const pressSchema = z.object({
  enabled: fields.enabled.response,
  shortBio: fields.shortBio.response,
  longBio: fields.longBio.response,
  quotes: fields.quotes.response,
  contact: fields.contact.response,
  /** Only photos that the client may see. */
  imageIds: fields.imageIds.response,
  photos: z.array(photoSchema),
  /** The address of a PDF. */
  rider: z.string().nullable(),
  version: z.number(),
});
export type Press = z.infer<typeof pressSchema>;
