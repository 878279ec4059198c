// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { duplicateShow, NEW_SHOW, showToCopy } from '#web/admin/shows/show-to-copy.ts';
import { discardAllDrafts, hasDraft, keepDraft } from '#web/lib/drafts.ts';

afterEach(() => {
  discardAllDrafts();
  vi.unstubAllGlobals();
});

test('a half-written show is only replaced by a copy when the owner agrees', () => {
  const confirm = vi.fn<() => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  const navigate = vi.fn<() => void>();
  const show = { venue: 'Omeara' } as Show;
  keepDraft(NEW_SHOW, { venue: 'Rockefeller' });
  duplicateShow(show, navigate);
  expect([hasDraft(NEW_SHOW), showToCopy.get(), navigate.mock.calls.length]).toEqual([true, null, 0]);

  confirm.mockReturnValue(true);
  duplicateShow(show, navigate);
  expect(hasDraft(NEW_SHOW)).toBe(false);
  expect(showToCopy.get()).toMatchObject({ venue: 'Omeara', date: '' });

  duplicateShow(show, navigate);
  expect(confirm).toHaveBeenCalledTimes(2);
});
