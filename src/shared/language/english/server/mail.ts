import type { Sentences } from '#shared/language/sentences.ts';

/** What mail says. */
export const mail = {
  // {site} is the address of the site, without https://
  footer: 'This mail was sent by {site}.',
  // Notices on the dashboard. {reason} comes from the mail server and is English.
  away: 'Mail cannot be sent at the moment: {reason}. It waits and is tried again for two days.',
  givenUp: {
    one: '{count} mail could not be sent for two days. Upload Content, Site Settings, Mail shows it.',
    other: '{count} mails could not be sent for two days. Upload Content, Site Settings, Mail shows them.',
  },
  test: {
    subject: 'Test mail',
    heading: 'Mail works',
    about: 'You asked for this mail in Site Settings. As it has reached you, your site can send mail.',
  },
  message: {
    // {subject} and {name} were written by a visitor.
    subject: 'New message: {subject}',
    heading: '{name} wrote to you',
    about: '{name} ({email}) wrote on your site. To answer, reply to this mail.',
    open: 'Open Messages',
  },
} as const satisfies Sentences;
