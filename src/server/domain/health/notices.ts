import type { FastifyBaseLogger } from 'fastify';
import { inEnglish } from '#shared/language/text-of.ts';
import { said, withText, type Say } from '#shared/language/text.ts';
import type { Notice, NoticeKind } from '#shared/maintenance/maintenance.schema.ts';

type OnRaised = (kind: NoticeKind, message: string) => void;

/** Notices for the owner: logged once, and shown on the dashboard until cleared. */
export function createNotices(log: FastifyBaseLogger) {
  const notices = new Map<NoticeKind, { say: Say; english: string; since: string }>();
  let onRaised: OnRaised = () => undefined;

  return {
    /** Replaces the notice of the same kind. */
    raise(kind: NoticeKind, say: Say): void {
      const before = notices.get(kind);
      const english = withText(inEnglish(), () => said(say));
      if (before?.english === english) return;
      log.warn(english);
      notices.set(kind, { say, english, since: before?.since ?? new Date().toISOString() });
      onRaised(kind, said(say));
    },
    /** Called for each notice that is new or says something new. */
    follow(listener: OnRaised): void {
      onRaised = listener;
    },
    clear(kind: NoticeKind): void {
      notices.delete(kind);
    },
    has: (kind: NoticeKind): boolean => notices.has(kind),
    list: (): Notice[] => [...notices].map(([kind, { say, since }]) => ({ kind, message: said(say), since })),
  };
}

export type Notices = ReturnType<typeof createNotices>;
