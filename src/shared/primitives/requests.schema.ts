import { serverText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { z } from '#shared/primitives/zod.ts';

export const positiveNumber = (name: string, max: number) => {
  const wrong = { error: () => serverText().requests.wholeNumber({ name, max: wholeNumber(max) }) };
  return (
    z
      .string(wrong)
      .regex(/^\d{1,9}$/, wrong)
      .transform(Number)
      .pipe(z.number().min(1, wrong).max(max, wrong))
      // The API documentation shows it as a number, although a query holds only text.
      .meta({ type: 'integer', minimum: 1, maximum: max, pattern: undefined })
  );
};

const unknownId = { error: () => serverText().requests.id };

/** Plain digits only, so that each row has one address. */
export const idParam = z.object({
  id: z
    .string(unknownId)
    .regex(/^[1-9]\d*$/, unknownId)
    .transform(Number)
    .pipe(z.number(unknownId).max(maximums.id, unknownId)),
});

const wrongCursor = { error: () => serverText().requests.cursor };

export const listPartFields = {
  limit: positiveNumber('Limit', listLimits.most)
    .optional()
    .describe(`How many to answer with; without it the newest ${listLimits.withoutLimit}`),
  after: z
    .string(wrongCursor)
    .max(2_000, wrongCursor)
    .optional()
    .describe('Where to go on: copied from the Link header of the part before'),
};

/** In the preview the owner sees an item as visitors will, unless `show=all`. */
export const itemQuerySchema = z.object({
  show: z
    .literal('all', { error: () => serverText().requests.show })
    .optional()
    .describe('For the owner: drafts and what is scheduled too; without it, what visitors see'),
});

export const searchTooLong = {
  error: () => serverText().requests.searchTooLong({ max: listLimits.searchLength }),
};

export function listQuerySchema(sorts: readonly string[]) {
  return z
    .object({
      ...listPartFields,
      page: positiveNumber('Page', listLimits.lastPage)
        .optional()
        .describe('Starts at this page of `limit` rows, counted from 1'),
      q: z
        .string({ error: () => serverText().requests.oneSearch })
        .max(listLimits.searchLength, searchTooLong)
        .optional()
        .describe('Only what contains these words, whatever their capitals and accents'),
      sort: z
        .enum(
          sorts.flatMap((sort) => [sort, `-${sort}`]),
          { error: () => serverText().requests.sort({ sorts: sorts.join(', ') }) },
        )
        .optional()
        .describe(
          'For the owner: the field to sort by, with a minus in front for the largest first; drafts are among them',
        ),
      show: z
        .enum(['all', 'draft', 'scheduled'], { error: () => serverText().requests.showInList })
        .optional()
        .describe(
          'For the owner: drafts and what is scheduled too, or only one of them; without it, what visitors see',
        ),
    })
    .refine(({ page, after }) => page === undefined || after === undefined, {
      path: ['page'],
      error: () => serverText().requests.pageOrAfter,
    });
}

/** The body of every error response. */
export const errorSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;

const neighbour = z.object({ id: z.number(), title: z.string() }).nullable();

/** The previous and next item in its list. */
export const neighboursSchema = z.object({ previous: neighbour, next: neighbour });
export type Neighbours = z.infer<typeof neighboursSchema>;
