import { accounts } from '#shared/language/english/owner/accounts.ts';
import { announcement } from '#shared/language/english/owner/announcement.ts';
import { bin } from '#shared/language/english/owner/bin.ts';
import { check } from '#shared/language/english/owner/check.ts';
import { conversions } from '#shared/language/english/owner/conversions.ts';
import { files } from '#shared/language/english/owner/files.ts';
import { forms } from '#shared/language/english/owner/forms.ts';
import { lists } from '#shared/language/english/owner/lists.ts';
import { mail } from '#shared/language/english/owner/mail.ts';
import { mailingList } from '#shared/language/english/owner/mailing-list.ts';
import { look } from '#shared/language/english/owner/look.ts';
import { messages } from '#shared/language/english/owner/messages.ts';
import { news } from '#shared/language/english/owner/news.ts';
import { newsletter } from '#shared/language/english/owner/newsletter.ts';
import { overview } from '#shared/language/english/owner/overview.ts';
import { palette } from '#shared/language/english/owner/palette.ts';
import { photos } from '#shared/language/english/owner/photos.ts';
import { press } from '#shared/language/english/owner/press.ts';
import { published } from '#shared/language/english/owner/published.ts';
import { releases } from '#shared/language/english/owner/releases.ts';
import { rules } from '#shared/language/english/owner/rules.ts';
import { selection } from '#shared/language/english/owner/selection.ts';
import { settings } from '#shared/language/english/owner/settings.ts';
import { showRules } from '#shared/language/english/owner/show-rules.ts';
import { shows } from '#shared/language/english/owner/shows.ts';
import { start } from '#shared/language/english/owner/start.ts';
import { statistics } from '#shared/language/english/owner/statistics.ts';
import { tracks } from '#shared/language/english/owner/tracks.ts';
import { upload } from '#shared/language/english/owner/upload.ts';
import { videos } from '#shared/language/english/owner/videos.ts';
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
    newsletter: 'Newsletter',
    statistics: 'Statistics',
    // Read aloud after the number of messages
    unread: { one: 'unread', other: 'unread' },
    notices: 'Notices',
    partFailed: 'This part of the dashboard could not be loaded.',
    uploadForms: 'What to upload',
    uploadForm: {
      music: 'Music',
      video: 'Video',
      image: 'Image',
      show: 'Show',
      news: 'News',
      settings: 'Site Settings',
    },
    libraries: 'Libraries',
  },
  overview,
  palette,
  start,
  rules,
  files,
  forms,
  lists,
  selection,
  upload,
  conversions,
  published,
  tracks,
  videos,
  news,
  newsletter,
  mailingList,
  mail,
  statistics,
  photos,
  releases,
  shows,
  showRules,
  press,
  bin,
  messages,
  settings,
  announcement,
  check,
  accounts,
  look,
} as const satisfies Sentences;
