import type { FastifyBaseLogger } from 'fastify';
import type { Notice, NoticeKind } from '#shared/maintenance/maintenance.schema.ts';

/** Notices for the owner: logged once, and shown on the dashboard until cleared. */
export function createNotices(log: FastifyBaseLogger) {
  const notices = new Map<NoticeKind, Notice>();

  return {
    /** Replaces the notice of the same kind. */
    raise(kind: NoticeKind, message: string): void {
      const before = notices.get(kind);
      if (before?.message === message) return;
      log.warn(message);
      notices.set(kind, { kind, message, since: before?.since ?? new Date().toISOString() });
    },
    clear(kind: NoticeKind): void {
      notices.delete(kind);
    },
    has: (kind: NoticeKind): boolean => notices.has(kind),
    list: (): Notice[] => [...notices.values()],
  };
}

export type Notices = ReturnType<typeof createNotices>;
