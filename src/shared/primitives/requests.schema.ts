import { maximums } from '#shared/primitives/limits.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { z } from '#shared/primitives/zod.ts';

export const wholeNumber = (name: string, max: number) => {
  const sentence = `${name} must be a whole number from 1 to ${max.toLocaleString('en-US')}`;
  return (
    z
      .string(sentence)
      .regex(/^\d{1,9}$/, sentence)
      .transform(Number)
      .pipe(z.number().min(1, sentence).max(max, sentence))
      // The API documentation shows it as a number, although a query holds only text.
      .meta({ type: 'integer', minimum: 1, maximum: max, pattern: undefined })
  );
};

/** Plain digits only, so that each row has one address. */
export const idParam = z.object({
  id: z
    .string('Unknown id')
    .regex(/^[1-9]\d*$/, 'Unknown id')
    .transform(Number)
    .pipe(z.number('Unknown id').max(maximums.id, 'Unknown id')),
});

export const listPartFields = {
  limit: wholeNumber('Limit', listLimits.most)
    .optional()
    .describe(`How many to answer with; without it the newest ${listLimits.withoutLimit}`),
  after: z
    .string('After must be a cursor')
    .max(2_000, 'After must be a cursor')
    .optional()
    .describe('Where to go on: copied from the Link header of the part before'),
};

const show = z
  .literal('all', 'Show can only be all')
  .optional()
  .describe('For the owner: drafts and what is scheduled too; without it, what visitors see');

/** In the preview the owner sees an item as visitors will, unless `show=all`. */
export const itemQuerySchema = z.object({ show });

export function listQuerySchema(sorts: readonly string[]) {
  const wrongSort = `Sort must be one of ${sorts.join(', ')}, with a minus in front for the largest first`;
  const tooLong = `A search must be ${listLimits.searchLength} characters or fewer`;
  return z
    .object({
      ...listPartFields,
      page: wholeNumber('Page', listLimits.lastPage)
        .optional()
        .describe('Starts at this page of `limit` rows, counted from 1'),
      q: z
        .string('Search for one text at a time')
        .max(listLimits.searchLength, tooLong)
        .optional()
        .describe('Only what contains these words, whatever their capitals and accents'),
      sort: z
        .enum(
          sorts.flatMap((sort) => [sort, `-${sort}`]),
          wrongSort,
        )
        .optional()
        .describe(
          'For the owner: the field to sort by, with a minus in front for the largest first; drafts are among them',
        ),
      show,
    })
    .refine(({ page, after }) => page === undefined || after === undefined, {
      path: ['page'],
      error: 'Ask for a page or for what comes after, not for both',
    });
}

/** The body of every error response. */
export const errorSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;

const neighbour = z.object({ id: z.number(), title: z.string() }).nullable();

/** The previous and next item on its release or in its list. */
export const neighboursSchema = z.object({ previous: neighbour, next: neighbour });
export type Neighbours = z.infer<typeof neighboursSchema>;
