import { binKinds } from '#shared/catalogue/bin.ts';
import { serverText } from '#shared/language/text.ts';
import { idParam, listPartFields } from '#shared/primitives/requests.schema.ts';
import { z } from '#shared/primitives/zod.ts';

export const binItemSchema = z.object({
  kind: z.enum(binKinds),
  id: z.number(),
  title: z.string(),
  deletedAt: z.string(),
  keptUntil: z.string(),
  /** Bytes of its files. */
  size: z.number(),
});
export type BinItem = z.infer<typeof binItemSchema>;

export const binQuerySchema = z.object(listPartFields);
export type BinQuery = z.infer<typeof binQuerySchema>;

export const binParams = idParam.extend({
  kind: z.enum(binKinds, { error: () => serverText().requests.binKind }),
});
