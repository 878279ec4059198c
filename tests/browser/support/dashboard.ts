import type { Locator, Page } from '@playwright/test';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';
import { expect, owner, registerOwner } from '#tests/browser/support/fixtures.ts';

/** The server examines each uploaded file before it responds. */
export const UPLOADED = { timeout: 120_000 };

/** The owner, signed in, at an address in the dashboard. */
export async function openDashboard(page: Page, place = ''): Promise<void> {
  await registerOwner(page);
  await page.goto(`/admin${place}`);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

export async function signIn(page: Page, password = owner.password): Promise<void> {
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The message on show. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toasts.filter({ hasText: title })).toContainText(description);
}

/** Answers the next confirmation and gives back what it asked. */
export function respondNext(page: Page, response: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog[response]();
    });
  });
}

/** A browser writes every refused request into its console; here the refusal was asked for. */
export function forgive(complaints: string[], status: number): void {
  expect(complaints.join('\n')).toContain(`status of ${status}`);
  complaints.length = 0;
}

/** As slow as a phone in a cellar, so that an upload can be watched, until what it gives back is called. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => session.detach();
}

/** The server does what it is asked for, and the answer is lost on its way back. */
export async function dropNextResponse(page: Page, urlPattern: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .then(() => session.detach());
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
}

/** A real recording of silence, as long as its size asks for. */
export function silence(bytes: number): Buffer {
  const wav = Buffer.alloc(bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(bytes - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(44_100, 24);
  wav.writeUInt32LE(44_100 * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes - 44, 40);
  return wav;
}

type DroppedFile = { name: string; mimeType: string; buffer: Buffer };

export async function fileOf(name: FixtureName): Promise<DroppedFile> {
  return { name, mimeType: '', buffer: await bytesOf(name) };
}

/** Whether React handles its events. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

/** Drags files from the desktop onto something. */
export async function dropFiles(target: Locator, files: DroppedFile[]): Promise<void> {
  const carried = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  const dataTransfer = await target.evaluateHandle((_, list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of list) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, carried);
  // The page loads the code of a form while the files are carried over it.
  await target.dispatchEvent('dragenter', { dataTransfer });
  await expect.poll(() => isHydrated(target)).toBe(true);
  await target.dispatchEvent('drop', { dataTransfer });
}
