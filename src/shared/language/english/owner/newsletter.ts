import type { Sentences } from '#shared/language/sentences.ts';

/** Newsletters: the form, the list, and sending. */
export const newsletter = {
  subject: 'Subject',
  subjectRequired: 'A newsletter needs a subject',
  body: 'Text',
  sendAt: 'Time of sending',
  sendAtInThePast: 'This time has passed. Choose a later one, or send it now.',
  itemGone: 'What the newsletter is about is no longer there. Please choose something else.',
  itemHidden:
    'Visitors cannot see what this newsletter is about when it is sent. Publish it first, or choose a later time.',

  library: 'Newsletters',
  description: 'A mail to everybody on your mailing list. Each can leave the list with one press.',
  // A button, and the title of the form.
  write: 'Write a Newsletter',
  save: 'Save Draft',
  saved: 'Draft saved',
  savedText: 'Send yourself a test mail, then send it to your list.',
  saveFailed: 'Failed to save the newsletter. Please try again.',
  list: {
    loading: 'Loading newsletters...',
    empty: 'No newsletters yet. Write one when there is a new song, a show or news.',
    failure: 'The newsletters could not be loaded.',
  },
  // {time} is a date with a time.
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled for {time}',
    sending: 'Being sent',
    sent: 'Sent on {time}',
  },
  // {sent} and {shown} are numbers; {count} is the number of people it goes to.
  progress: { one: '{sent} of {shown} sent', other: '{sent} of {shown} sent' },
  // Their mail servers refused it.
  refused: { one: '{shown} refused', other: '{shown} refused' },

  // What it announces, with a picture and a link.
  about: 'About a release, show or post',
  // The row of a conflict between two versions.
  aboutItem: 'About',
  // In the lists of releases, shows and posts: the first is short, the second is read aloud.
  aboutThis: 'Write a newsletter about this',
  aboutThisItem: 'Write a newsletter about {title}',
  // Fills the empty form. The artist may be one person or a band.
  drafts: {
    release: '“{title}” is out now.',
    show: '{date}: {venue}, {city}. See you there!',
  },

  preview: {
    title: 'Preview',
    views: { desktop: 'Desktop', phone: 'Phone', dark: 'Dark', text: 'Plain text' },
    waiting: 'The mail appears here as you write.',
    failed: 'The preview could not be loaded. It comes back with your next change.',
  },

  // Buttons of a row: the short one is shown beside the icon, the one with the subject is read aloud.
  view: 'View',
  viewItem: 'View {title}',
  test: 'Send test mail',
  testItem: 'Send test mail of {title}',
  send: 'Send',
  sendItem: 'Send {title}',
  takeBack: 'Do not send',
  takeBackItem: 'Do not send {title}',

  testSent: 'Test mail sent',
  testSentText: 'It should arrive at {email} within a minute.',
  testFailed: 'The test mail could not be sent. Please try again.',

  sending: {
    title: 'Send “{subject}”',
    // How many people on the list get it.
    recipients: {
      one: '{shown} person on your mailing list gets it.',
      other: '{shown} people on your mailing list get it.',
    },
    nobody: 'Nobody is on your mailing list yet.',
    cannotUndo: 'A mail that was sent cannot be taken back. Have you sent yourself a test mail?',
    testTo: 'Send test mail to {email}',
    noTestAddress: 'For a test mail, set where notices go in Site Settings.',
    when: 'When',
    times: { now: 'Send now', later: 'Send at a time' },
    // The button.
    now: { one: 'Send now to {shown} person', other: 'Send now to {shown} people' },
    later: { one: 'Schedule for {shown} person', other: 'Schedule for {shown} people' },
    timeRequired: 'Please choose a time that lies ahead',
    pending: 'Sending...',
    failed: 'The newsletter could not be sent. Please try again.',
    started: 'Your newsletter is on its way',
    startedText: 'You can close this page. The list shows how many have got it.',
    scheduled: 'Newsletter scheduled',
    scheduledText: 'It is sent on {time}. Until then you can change it or take it back.',
    takenBack: 'Newsletter taken back',
    takenBackText: 'It is a draft again and is not sent.',
    takeBackFailed: 'The newsletter could not be taken back. Please try again.',
  },
} as const satisfies Sentences;
