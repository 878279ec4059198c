import type { Sentences } from '#shared/language/sentences.ts';

/** Sharing a song, release or video. */
export const share = {
  // A button, and the title of the dialog that it opens.
  share: 'Share',
  // For screen readers, instead of “share”.
  shareTitle: 'Share {title}',
  withApp: 'Share with an app…',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  code: 'Embed code',
  codeHint: 'Paste it into a page of your own to show the player there.',
  copyCode: 'Copy code',
  codeCopied: 'Embed code copied',
} as const satisfies Sentences;
