// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { fakeFetch, type Answer, type Call } from '#tests/support/browser/fake-network.ts';
import { uploadLimitsQuery } from '#web/admin/upload/upload-limits.ts';
import { EditPhotoDialog } from '#web/admin/photos/edit-photo-dialog.tsx';
import { EditVideoDialog } from '#web/admin/videos/edit-video-dialog.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';
import { useToast } from '#web/ui/toast/toast.ts';

const common = {
  description: null,
  uploadDate: '2026-03-05T12:00:00.000Z',
  featured: false,
  visibility: 'published' as const,
  publishAt: null,
  version: 1,
};
const photo: Photo = {
  ...common,
  id: 7,
  title: 'Backstage',
  photographer: null,
  location: null,
  year: null,
  imagePath: '/uploads/a.jpg',
  picture: null,
};
const video: VideoDetails = {
  ...common,
  id: 8,
  title: 'On the Roof',
  videoType: 'comedy',
  embedUrl: 'https://youtu.be/dQw4w9WgXcQ',
  videoFile: null,
  streams: [],
  thumbnail: null,
  thumbnailPicture: null,
  views: 0,
  duration: null,
  releaseDate: null,
  credits: null,
  links: [],
};

function ShownToast() {
  const message = useToast();
  return <output data-testid="toast">{message && `${message.title}: ${message.description ?? ''}`}</output>;
}

function open(dialog: ReactNode) {
  const client = createQueryClient();
  const sizes = { audio: 1e6, video: 1e6, picture: 1e6, document: 1e6 };
  client.setQueryData(uploadLimitsQuery.queryKey, { ...sizes, ceilings: sizes });
  render(
    <QueryClientProvider client={client}>
      <Suspense>{dialog}</Suspense>
      <ShownToast />
    </QueryClientProvider>,
  );
}

const type = (label: string, value: string) => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toastText = () => screen.getByTestId('toast').textContent;
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;

/** A server with one item, which refuses changes to an older version. */
function serverWith<Item extends { version: number }>(start: Item) {
  const saved = { current: start };
  const calls = fakeFetch(({ method, body }: Call): Answer => {
    if (method !== 'PUT') return { json: saved.current };
    const changes = body as Partial<Item>;
    if (changes.version !== saved.current.version) return { status: 409, json: { message: 'Newer' } };
    saved.current = { ...saved.current, ...changes, version: saved.current.version + 1 };
    return { json: saved.current };
  });
  const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { saved, puts };
}

afterEach(() => {
  cleanup();
  discardAllDrafts();
  vi.unstubAllGlobals();
});

describe('an editing dialog', () => {
  it('says what is wrong with a video, in the words of the upload form, and sends nothing', async () => {
    const { puts } = serverWith(video);
    open(<EditVideoDialog item={video} onClose={vi.fn<() => void>()} />);
    type('Title', 'X');
    type('Video URL', 'youtube');
    press('Save Changes');
    expect(await screen.findByText('Title must be at least 2 characters')).toBeDefined();
    expect(screen.getByText('Please enter a valid URL')).toBeDefined();
    type('Video URL', '');
    expect(
      await screen.findByText('You must provide either a video URL or upload a video file'),
    ).toBeDefined();
    expect(puts()).toEqual([]);
  });

  it('asks for the title of a photo', async () => {
    const { puts } = serverWith(photo);
    open(<EditPhotoDialog item={photo} onClose={vi.fn<() => void>()} />);
    type('Title', '');
    press('Save Changes');
    expect(await screen.findByText('Title is required')).toBeDefined();
    expect(puts()).toEqual([]);
  });

  it('keeps what was typed when saving fails, and saves with the next try', async () => {
    let isBroken = true;
    fakeFetch(({ body }) =>
      isBroken
        ? { status: 500, json: { message: 'No' } }
        : { json: { ...video, ...(body as object), version: 2 } },
    );
    const onClose = vi.fn<() => void>();
    open(<EditVideoDialog item={video} onClose={onClose} />);
    type('Title', 'On the Other Roof');
    press('Save Changes');
    await waitFor(() => expect(toastText()).toBe('Error: Failed to update video. Please try again.'));
    expect(title()).toBe('On the Other Roof');
    expect(onClose).not.toHaveBeenCalled();
    isBroken = false;
    press('Save Changes');
    await waitFor(() => expect(toastText()).toBe('Video updated: The video has been successfully updated.'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['image', <EditPhotoDialog key="photo" item={photo} onClose={vi.fn<() => void>()} />, photo],
    ['video', <EditVideoDialog key="video" item={video} onClose={vi.fn<() => void>()} />, video],
  ] as const)('lets the owner choose between two versions of one %s', async (word, dialog, item) => {
    const { saved, puts } = serverWith<typeof photo | typeof video>({ ...item, title: 'Theirs', version: 2 });
    open(dialog);
    type('Title', 'Mine');
    press('Save Changes');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain(`Somebody else changed this ${word} while you were editing.`);
    expect(notice.textContent).toContain('Nothing of yours has been saved yet. The newer version says:');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Theirs']);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true);
    expect(title()).toBe('Mine');
    press('Load the Newer Version');
    await waitFor(() => expect(title()).toBe('Theirs'));
    expect(screen.queryByRole('alert')).toBeNull();

    saved.current = { ...saved.current, title: 'Theirs again', version: 3 };
    type('Title', 'Mine');
    press('Save Changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Save Mine Over It' }));
    await waitFor(() => expect(saved.current).toMatchObject({ title: 'Mine', version: 4 }));
    expect(puts()).toHaveLength(3);
  });

  it('asks before it discards changes, and closes at once without any', async () => {
    serverWith(photo);
    const confirm = vi
      .fn<(question: string) => boolean>()
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    const onClose = vi.fn<() => void>();
    open(<EditPhotoDialog item={photo} onClose={onClose} />);
    type('Title', 'Before the Show');
    press('Close');
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard your changes?');
    expect(onClose).not.toHaveBeenCalled();
    press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
