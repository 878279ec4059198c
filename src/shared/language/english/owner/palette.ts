import type { Sentences } from '#shared/language/sentences.ts';

/** The search of the dashboard, which Ctrl K opens. */
export const palette = {
  // The button, and the name of the dialog. A verb.
  search: 'Search',
  // In the empty box.
  hint: 'Songs, videos, messages, settings...',
  // In the list of keyboard shortcuts.
  shortcuts: 'Dashboard',
  shortcut: 'Find anything and do it',
  // In the empty box, once an item is chosen.
  actionHint: 'What to do with it?',
  back: 'Back to the results',
  searching: 'Searching...',
  failed: 'Some of it could not be searched. Please try again.',
  // Below the first few results.
  more: 'There are more. Type to find them.',
  noDrafts: 'There are no drafts.',
  nothingScheduled: 'Nothing is scheduled.',
  // Headings of what was found.
  groups: {
    tasks: 'Tasks',
    settings: 'Settings',
    track: 'Songs',
    release: 'Releases',
    video: 'Videos',
    photo: 'Photos',
    show: 'Shows',
    post: 'News',
    message: 'Messages',
  },
  actions: {
    feature: 'Feature on the home page',
    publish: 'Publish now',
    // Opens the form at its field Visibility.
    schedule: 'Schedule or hide',
    open: 'Open message',
  },
  // More words that find each task or setting. They are never shown.
  words: {
    music: 'new track mp3 album release add',
    video: 'new film clip youtube vimeo tiktok upload',
    image: 'new picture image gallery upload',
    show: 'new concert gig tour date import csv add',
    news: 'new post blog article write',
    manage: 'library tracks videos photos releases bin delete',
    messages: 'inbox mail unread contact',
    newsletter: 'mailing list subscribers people addresses import export',
    statistics: 'numbers visits visitors plays analytics countries referrers',
    writeNewsletter: 'new mail send fans',
    site: 'home visitors view',
    shortcuts: 'keys help',
    artist: 'name tagline links email social',
    about: 'biography text story',
    look: 'colour color font typeface theme design icon logo sections',
    language: 'translation english',
    timeZone: 'clock hours concerts',
    downloads: 'files mp3 allow',
    uploadLimits: 'maximum size large big files megabytes mb songs videos pictures',
    volume: 'loudness level gain equal normalise quiet loud',
    privacy: 'numbers visitors count cookies banner consent delete',
    preview: 'future date',
    password: 'change secret login',
    accounts: 'users people add remove',
    signIns: 'devices sessions log out',
    backup: 'save copy download restore',
    mail: 'smtp server notices email newsletter summary',
    check: 'files missing damaged repair',
  },
} as const satisfies Sentences;
