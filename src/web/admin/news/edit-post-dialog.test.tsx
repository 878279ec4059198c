// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import EditPostDialog from '#web/admin/news/edit-post-dialog.tsx';
import { uploadLimitsQuery } from '#web/admin/upload/upload-limits.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';

const post: PostDetails = {
  id: 3,
  title: 'On the road',
  body: 'Soon',
  content: [],
  trackId: null,
  videoId: null,
  releaseId: null,
  attachment: null,
  excerpt: 'Soon',
  imagePath: null,
  picture: null,
  publishedAt: '2026-03-05T12:00:00.000Z',
  uploadDate: '2026-03-05T12:00:00.000Z',
  visibility: 'published',
  publishAt: null,
  version: 1,
};

afterEach(() => {
  cleanup();
  discardAllDrafts();
  vi.unstubAllGlobals();
});

test('a conflict names the song of the newer version', async () => {
  const attachment = { kind: 'track', item: { id: 12, title: 'Night Bus' } };
  fakeFetch(({ method }) =>
    method === 'PUT'
      ? { status: 409, json: { message: 'Somebody else changed it' } }
      : { json: { ...post, trackId: 12, attachment, version: 2 } },
  );
  const client = createQueryClient();
  const sizes = { audio: 1, video: 1, picture: 1, document: 1 };
  client.setQueryData(uploadLimitsQuery.queryKey, { ...sizes, ceilings: sizes });
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <EditPostDialog item={post} onClose={vi.fn<() => void>()} />
      </Suspense>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText('Save Changes'));
  const conflict = await screen.findByRole('alert');
  expect(conflict.querySelector('dl')?.textContent).toBe('SongNight Bus');
});
