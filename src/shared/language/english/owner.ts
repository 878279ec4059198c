import type { Sentences } from '#shared/language/sentences.ts';

/** What only the owner reads: the dashboard. */
export const owner = {
  dashboard: {
    title: 'Admin Dashboard',
    subtitle: 'Manage your music, videos, and messages',
    backToSite: 'Back to Site',
    shortcuts: 'Keyboard Shortcuts',
    tabs: 'Dashboard',
    upload: 'Upload Content',
    manage: 'Manage Content',
    messages: 'Messages',
    unread: 'unread',
    notices: 'Notices',
  },
} as const satisfies Sentences;
