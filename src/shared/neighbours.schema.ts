import { z } from '#shared/zod.ts';

const neighbour = z.object({ id: z.number(), title: z.string() }).nullable();

/** What stands before and after a thing, on its release or in its list, as much of it as a link needs. */
export const neighboursSchema = z.object({ previous: neighbour, next: neighbour });
export type Neighbours = z.infer<typeof neighboursSchema>;
