import { binKinds } from '#shared/bin.ts';
import { idParam } from '#shared/fields.schema.ts';
import { listPartFields } from '#shared/lists.schema.ts';
import { z } from '#shared/zod.ts';

/** Something that was deleted and can be taken back. */
export const binItemSchema = z.object({
  kind: z.enum(binKinds),
  id: z.number(),
  title: z.string(),
  deletedAt: z.string(),
  /** When it goes for good. */
  keptUntil: z.string(),
  /** How many bytes its files take. */
  size: z.number(),
});
export type BinItem = z.infer<typeof binItemSchema>;

export const binQuerySchema = z.object(listPartFields);
export type BinQuery = z.infer<typeof binQuerySchema>;

export const binParams = idParam.extend({
  kind: z.enum(binKinds, 'There is nothing of this kind in the bin'),
});
