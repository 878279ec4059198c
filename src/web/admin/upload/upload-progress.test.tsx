// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadProgress } from '#web/admin/upload/upload-progress.tsx';

afterEach(cleanup);

const sending = { isSent: false, isOffline: false, isWaiting: false, cancel: () => {} };
const MB = 1024 * 1024;
const progress = { sent: 12.4 * MB, total: 48 * MB, bytesPerSecond: 1.2 * MB, secondsLeft: 29.7 };

it('says that the network is away and the upload goes on by itself, and lets the owner cancel it', () => {
  const cancel = vi.fn<() => void>();
  render(<UploadProgress label="Upload" sending={{ ...sending, progress, isOffline: true, cancel }} />);
  expect(
    screen.getByText('You are offline. The upload goes on by itself when the network is back.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

it('says how much is sent, how fast, and how long it takes as soon as that is known', () => {
  const { rerender } = render(<UploadProgress label="Upload" sending={{ ...sending, progress }} />);
  expect(screen.getByText('12.4 of 48.0 MB · 1.2 MB/s · about 30 seconds left')).toBeTruthy();
  rerender(
    <UploadProgress label="Upload" sending={{ ...sending, progress: { ...progress, secondsLeft: null } }} />,
  );
  expect(screen.getByText('12.4 of 48.0 MB · 1.2 MB/s')).toBeTruthy();
});

it('tells screen readers the state and every quarter, not every change', () => {
  const at = (sent: number) => ({ ...sending, progress: { ...progress, sent: sent * MB } });
  const { rerender } = render(<UploadProgress label="Upload" sending={at(11)} />);
  const announced = () => screen.getByRole('status').textContent;
  expect(announced()).toBe('');
  rerender(<UploadProgress label="Upload" sending={at(12)} />);
  expect(announced()).toBe('25% uploaded');
  rerender(<UploadProgress label="Upload" sending={at(23)} />);
  expect(announced()).toBe('25% uploaded');
  rerender(<UploadProgress label="Upload" sending={{ ...at(23), isWaiting: true }} />);
  expect(announced()).toBe('Waiting for the connection. The upload goes on by itself.');
});
