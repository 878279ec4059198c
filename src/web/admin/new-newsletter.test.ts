// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { NEW_NEWSLETTER, newNewsletter, writeAbout, type NewsletterItem } from '#web/admin/new-newsletter.ts';
import { discardAllDrafts, hasDraft, keepDraft } from '#web/lib/drafts.ts';

afterEach(() => {
  discardAllDrafts();
  vi.unstubAllGlobals();
});

test('a half-written newsletter is only replaced by one about an item when the owner agrees', () => {
  const confirm = vi.fn<() => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  const navigate = vi.fn<() => void>();
  const about: NewsletterItem = { kind: 'release', item: { title: 'Salt Hours' } as Release };
  keepDraft(NEW_NEWSLETTER, { subject: 'Thank you' });
  writeAbout(about, navigate);
  expect([hasDraft(NEW_NEWSLETTER), newNewsletter.get(), navigate.mock.calls.length]).toEqual([
    true,
    null,
    0,
  ]);

  confirm.mockReturnValue(true);
  writeAbout(about, navigate);
  expect([hasDraft(NEW_NEWSLETTER), newNewsletter.get(), navigate.mock.calls.length]).toEqual([
    false,
    { about },
    1,
  ]);

  writeAbout(about, navigate);
  expect(confirm).toHaveBeenCalledTimes(2);
});
