import type { FastifyBaseLogger } from 'fastify';
import type { Notice, NoticeKind } from '#shared/notices.schema.ts';

/** What the owner should know: written to the log once, and shown on the dashboard until it is over. */
export function createNotices(log: FastifyBaseLogger) {
  const notices = new Map<NoticeKind, Notice>();

  return {
    /** Says it, in place of what was said of this kind before. */
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
