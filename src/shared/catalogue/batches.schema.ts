import { serverText } from '#shared/language/text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';
import { visibilityChanges } from '#shared/catalogue/visibility.schema.ts';

const wrongItems = {
  error: () => serverText().requests.itemsAtOnce({ most: maximums.itemsAtOnce }),
};
const id = z.int(wrongItems).min(1, wrongItems).max(maximums.id, wrongItems);

function severalOf<Item extends z.ZodType>(item: Item) {
  return z.array(item, wrongItems).min(1, wrongItems).max(maximums.itemsAtOnce, wrongItems);
}

/** Several items of one kind. */
export const idsSchema = z.object({ ids: severalOf(id) });

/** The same changes for several items, each in the version that the owner saw. */
export function batchSchemaOf<Changes extends z.ZodRawShape>(changes: Changes) {
  return z.object({
    items: severalOf(z.object({ id, version: z.int(wrongItems).min(1, wrongItems) }, wrongItems)),
    changes: z.object(changes),
  });
}

export const visibilityBatchSchema = batchSchemaOf(visibilityChanges);
export type VisibilityBatch = z.infer<typeof visibilityBatchSchema>;
