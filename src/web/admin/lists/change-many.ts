import type { QueryClient } from '@tanstack/react-query';
import { maximums } from '#shared/primitives/limits.ts';
import { listPaths, type Items } from '#web/admin/kinds.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';

/** What can be changed and deleted several at a time. */
export type BatchKind = 'track' | 'video' | 'photo' | 'show' | 'post';
export type BatchItem = Pick<Items[BatchKind], 'id' | 'version'>;

/** Makes the same changes to several items. Each request changes all that it names, or none. */
export async function changeMany(
  client: QueryClient,
  kind: BatchKind,
  chosen: readonly BatchItem[],
  changes: object,
): Promise<void> {
  for (const part of inParts(chosen)) {
    const items = part.map(({ id, version }) => ({ id, version }));
    const saved = await api<BatchItem[]>('PUT', listPaths[kind], { items, changes });
    const byId = new Map(saved.map((item) => [item.id, item]));
    changeItems<BatchItem>(client, listPaths[kind], (listed) =>
      listed.map((item) => byId.get(item.id) ?? item),
    );
  }
}

/** As many as one request may name. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const step = maximums.itemsAtOnce;
  return Array.from({ length: Math.ceil(items.length / step) }, (_, part) =>
    items.slice(part * step, (part + 1) * step),
  );
}
