import { ownerText, serverText } from '#shared/language/text.ts';
import {
  changesSchemaOf,
  choiceField,
  day,
  line,
  newSchemaOf,
  optionalField,
  optionalTextField,
  responseSchemaOf,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { listQuerySchema } from '#shared/primitives/requests.schema.ts';
import { isTimeZone } from '#shared/primitives/time-zones.ts';
import { webAddress } from '#shared/site/links.ts';
import { countries } from '#shared/catalogue/countries.ts';
import { photoSchema } from '#shared/catalogue/photos.schema.ts';
import { showSorts, showStatuses, showTimes } from '#shared/catalogue/shows.ts';
import { trackSchema } from '#shared/catalogue/tracks.schema.ts';
import { videoSchema } from '#shared/catalogue/videos.schema.ts';
import { visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const rules = () => ownerText().showRules;

const date = day(() => rules().fields.date);

const wrongTime = { error: () => rules().time };
/** Blank means that it is not known yet. */
const time = z
  .union([z.literal('').transform(() => null), z.iso.time({ precision: -1, ...wrongTime })], wrongTime)
  .nullish()
  .transform((given) => given ?? null);

const timezone = z.string({ error: () => rules().timezone }).refine(isTimeZone, {
  error: () => rules().timezone,
});

const country = z.enum(countries, { error: () => rules().country });

const invalidAddress = () => ownerText().rules.url;

const ticketUrl = line({
  name: () => ownerText().rules.fields.address,
  max: maximums.address,
  message: invalidAddress,
  tooLong: invalidAddress,
})
  .refine((address) => address === '' || webAddress(address) !== null, { error: invalidAddress })
  .nullish()
  .transform((address) => (address ? address : null));

const fields = {
  date: { whenNew: date, whenChanged: date.optional(), response: z.string() },
  time: optionalField(time),
  /** That of the site unless given. */
  timezone: { whenNew: timezone.optional(), whenChanged: timezone.optional(), response: z.string() },
  venue: textField({
    name: () => rules().fields.venue,
    min: 1,
    max: maximums.title,
    message: () => rules().venueRequired,
  }),
  city: textField({
    name: () => rules().fields.city,
    min: 1,
    max: maximums.title,
    message: () => rules().cityRequired,
  }),
  country: { whenNew: country, whenChanged: country.optional(), response: z.string() },
  ticketUrl: optionalField(ticketUrl),
  note: optionalTextField(() => rules().fields.note, maximums.note),
  status: choiceField(showStatuses, () => rules().status),
  ...visibilityFields,
};

const wrongId = { error: () => rules().ids };
const id = z.int(wrongId).min(1, wrongId).max(maximums.id, wrongId);

const setlist = z
  .array(
    z.object(
      {
        text: line({
          name: () => rules().fields.setlistEntry,
          min: 1,
          max: maximums.title,
          message: () => rules().setlistEntryRequired,
        }),
        /** The track that was played. */
        trackId: id.nullish().transform((given) => given ?? null),
      },
      { error: () => rules().setlist },
    ),
    { error: () => rules().setlist },
  )
  .max(maximums.setlist, { error: () => rules().setlistTooLong({ most: maximums.setlist }) });

const imageIds = z
  .array(id, wrongId)
  .max(maximums.showPhotos, { error: () => rules().tooManyPhotos({ most: maximums.showPhotos }) })
  .transform((ids) => [...new Set(ids)]);

const recording = id.nullish().transform((given) => given ?? null);

/** What is added after the show. Nothing is shown for items that were hidden or deleted since. */
const newDetails = {
  setlist: setlist.default([]),
  imageIds: imageIds.default([]),
  trackId: recording,
  videoId: recording,
};

export const newShowSchema = newSchemaOf(fields).extend(newDetails);
export type NewShow = z.infer<typeof newShowSchema>;
export type AddedAfterShow = Pick<NewShow, keyof typeof newDetails>;

export const showChangesSchema = changesSchemaOf(fields).extend({
  setlist: setlist.optional(),
  imageIds: imageIds.optional(),
  trackId: recording.optional(),
  videoId: recording.optional(),
});
export type ShowChanges = z.infer<typeof showChangesSchema>;

export const showSchema = responseSchemaOf(fields).extend({
  /** The venue and the city, for the address of its page. */
  title: z.string(),
});
export type Show = z.infer<typeof showSchema>;

export const showDetailsSchema = showSchema.extend({
  isPast: z.boolean(),
  setlist: z.array(
    z.object({ text: z.string(), track: z.object({ id: z.number(), title: z.string() }).nullable() }),
  ),
  images: z.array(photoSchema),
  /** The recording of the show. */
  track: trackSchema.nullable(),
  video: videoSchema.nullable(),
});
export type ShowDetails = z.infer<typeof showDetailsSchema>;

/** Upcoming and past shows are found by their dates, so no index serves another order of them. */
export const showQuerySchema = listQuerySchema(showSorts)
  .safeExtend({
    when: z
      .enum(showTimes, { error: () => serverText().requests.when })
      .default('upcoming')
      .describe(
        'The upcoming shows, the soonest first; the past ones, the newest first; or all, the newest first or in any other order',
      ),
  })
  .refine(({ when, sort = 'date' }) => when === 'all' || /^-?date$/.test(sort), {
    path: ['sort'],
    error: () => serverText().requests.sort({ sorts: 'date' }),
  });
