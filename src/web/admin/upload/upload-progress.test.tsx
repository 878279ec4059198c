// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadProgress } from '#web/admin/upload/upload-progress.tsx';

afterEach(cleanup);

it('says that the network is away and the upload goes on by itself, and lets the owner cancel it', () => {
  const cancel = vi.fn<() => void>();
  const progress = { sent: 50, total: 100, bytesPerSecond: 0 };
  render(<UploadProgress label="Upload" sending={{ progress, isSent: false, isOffline: true, cancel }} />);
  expect(
    screen.getByText('You are offline. The upload goes on by itself when the network is back.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});
