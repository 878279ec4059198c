import type { Sentences } from '#shared/language/sentences.ts';

/** The card Mail of Site Settings. */
export const mail = {
  title: 'Mail',
  description: 'Notices to you, and newsletters to your mailing list.',
  // {file} is the name of a file of the documentation.
  off: 'With a mail server, your site tells you of new messages and sends newsletters to people who sign up: {file} says how to set it up.',
  failed: 'The state of the mail could not be loaded. Please reload the page.',
  from: 'Sender',
  noticeEmail: 'Send notices to',
  noticeEmailHint: 'New messages, a backup that failed, a disk that fills up. Leave it empty for no notices.',
  weeklySummary: 'Send a summary every Monday',
  weeklySummaryHint:
    'New messages, new people on your list, and what is coming up. Only when there is something to say.',
  test: 'Send a Test Mail',
  testSent: 'Test mail sent',
  testSentText:
    'It should arrive within a minute. If it does not, look into your spam folder and come back here.',
  testFailed: 'The test mail could not be sent: {reason}',
  // Newsletters included.
  waiting: { one: '{shown} mail is waiting to be sent.', other: '{shown} mails are waiting to be sent.' },
  nothingWaiting: 'No mail is waiting.',
  problems: 'Mail that could not be sent',
  // What each mail is.
  kinds: {
    message: 'Notice of a new message',
    test: 'Test mail',
    newsletter: 'Newsletter',
    newsletterTest: 'Test mail of a newsletter',
    confirmation: 'Mail to confirm an address',
    notice: 'Notice about your site',
    signIn: 'Notice of a sign-in on a new device',
    summary: 'Weekly summary',
    reset: 'Link for a new password',
  },
  since: 'Since {time}',
  nextAttempt: 'Next attempt {time}',
  givenUp: 'Given up',
  // {reason} is in the words of the mail server, mostly in English.
  serverSaid: 'The mail server said: {reason}',
  retry: 'Try Again Now',
  retried: 'Trying again',
  retriedText: 'Reload this page in a minute to see what came of it.',
  retryFailed: 'That did not work. Please try again.',
  delete: 'Do not send',
  deleteMail: 'Do not send: {mail}, {time}',
  deleted: 'Mail deleted',
  deletedText: 'It is not sent any more.',
  // Beside a notice of the dashboard.
  look: 'Look at the mail',
} as const satisfies Sentences;
