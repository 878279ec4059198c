import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownItemAddress, listPaths, refreshKind, type Kind } from '#web/features/admin/kinds.ts';
import { api } from '#web/lib/api.ts';
import { changeItems } from '#web/lib/lists.ts';

/** The server may be a moment late. */
const ASK_AGAIN_MS = 2_000;
/** A browser cannot wait for weeks in one go. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** As far as it matters here; messages are never scheduled. */
type Listed = { id: number; visibility?: string; publishAt?: string | null };

/** What was scheduled shows as published once its time has come, without a reload. */
export function useRefreshWhenDue(kind: Kind, items: readonly Listed[]): void {
  const client = useQueryClient();
  const { id, publishAt } = firstDue(items) ?? {};
  useEffect(() => {
    if (kind === 'message' || id === undefined || !publishAt) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = () => {
      const ms = Math.min(Math.max(Date.parse(publishAt) - Date.now(), ASK_AGAIN_MS), LONGEST_WAIT_MS);
      timer = setTimeout(() => void look(), ms);
    };
    const look = async () => {
      const item = await api<Listed>('GET', ownItemAddress(kind, id)).catch(() => null);
      if (isOver) return;
      if (!item || item.publishAt === publishAt) return wait();
      // Read by itself, however far down a long list it stands.
      changeItems<Listed>(client, listPaths[kind], (listed) =>
        listed.map((other) => (other.id === id ? { ...other, ...item } : other)),
      );
      await refreshKind(client, kind);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, kind, id, publishAt]);
}

/** The scheduled one whose time comes first. */
function firstDue(items: readonly Listed[]): Listed | undefined {
  return items
    .filter(({ visibility }) => visibility === 'scheduled')
    .toSorted((one, other) => (one.publishAt ?? '').localeCompare(other.publishAt ?? ''))[0];
}
