// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { artistFrom } from '#shared/site/artist-settings.ts';
import { MEGABYTE } from '#shared/maintenance/upload-limits.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { savedValues } from '#web/admin/settings/settings-values.ts';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { uploadLimitsQuery } from '#web/admin/upload/upload-limits.ts';
import { settingsQuery } from '#web/lib/api/queries.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sizes = {
  audio: 10 * MEGABYTE,
  video: 100 * MEGABYTE,
  picture: 20 * MEGABYTE,
  document: 10 * MEGABYTE,
};
const limits = { ...sizes, ceilings: { ...sizes, audio: 200 * MEGABYTE } };

const stored = { id: 1, key: settingKeys.timeZone, value: 'Asia/Tokyo', description: null, lastUpdated: '' };

test.each([
  ['with the first change', [], [settingKeys.tagline, settingKeys.timeZone]],
  ['not while another is stored', [stored], [settingKeys.tagline]],
])('the time zone of the browser is saved %s', async (_, settings, keys) => {
  fakeFetch(({ url }) => ({ json: url === apiPaths.uploadLimits ? limits : [] }));
  const client = createQueryClient();
  client.setQueryData(settingsQuery.queryKey, settings);
  client.setQueryData(uploadLimitsQuery.queryKey, limits);
  const saved = savedValues(artistFrom(settings), settings, limits);
  const onSaved = vi.fn<() => void>();
  const { result } = renderHook(() => useSettingsForm(saved, onSaved), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.form.setValue(settingKeys.tagline, 'Songs by the sea'));
  act(() => result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(keys));
});
