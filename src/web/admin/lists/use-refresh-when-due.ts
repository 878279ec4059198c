import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownItemAddress, listPaths, refreshKind, type Kind } from '#web/admin/kinds.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';

/** The server may publish a moment late. */
const RETRY_MS = 2_000;
/** Timers of browsers cannot wait for weeks. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

type Listed = { id: number; visibility?: string; publishAt?: string | null };

/** Shows a scheduled item as published when its time has come, without a reload. */
export function useRefreshWhenDue(kind: Kind, items: readonly Listed[]): void {
  const client = useQueryClient();
  const { id, publishAt } = firstDue(items) ?? {};
  useEffect(() => {
    if (kind === 'message' || id === undefined || !publishAt) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const wait = () => {
      const ms = Math.min(Math.max(Date.parse(publishAt) - Date.now(), RETRY_MS), LONGEST_WAIT_MS);
      timer = setTimeout(() => void look(), ms);
    };
    const look = async () => {
      const item = await api<Listed>('GET', ownItemAddress(kind, id)).catch(() => null);
      if (isStopped) return;
      if (!item || item.publishAt === publishAt) return wait();
      // Updated separately, as a refresh may not reach far down a long list.
      changeItems<Listed>(client, listPaths[kind], (listed) =>
        listed.map((other) => (other.id === id ? { ...other, ...item } : other)),
      );
      await refreshKind(client, kind);
    };
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [client, kind, id, publishAt]);
}

function firstDue(items: readonly Listed[]): Listed | undefined {
  return items
    .filter(({ visibility }) => visibility === 'scheduled')
    .toSorted((one, other) => (one.publishAt ?? '').localeCompare(other.publishAt ?? ''))[0];
}
