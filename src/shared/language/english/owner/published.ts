import type { Sentences } from '#shared/language/sentences.ts';

/** What the owner sees after a song, a release or a video has been published. Its title stands below the first line. */
export const published = {
  // For screen readers.
  title: 'Just published',
  live: 'It is live. Tell people.',
  goesLive: 'It goes live on {time}.',
  draft: 'It is a draft. Only you can see it.',
  // For screen readers: the picture beside a shared link.
  picture: 'What people see beside the link',
  qr: 'QR code of the link',
  // Buttons.
  saveQr: 'Save QR code',
  seeIt: 'See it',
} as const satisfies Sentences;
