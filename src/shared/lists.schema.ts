import { wholeNumber } from '#shared/fields.schema.ts';
import { listLimits } from '#shared/lists.ts';
import { z } from '#shared/zod.ts';

/** Which part of a list is wanted. */
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

/** What may be asked of a single thing. In the preview the owner sees it as visitors will, unless everything is asked for. */
export const itemQuerySchema = z.object({ show });

/** What may be asked of a list that can be sorted by these fields. */
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
