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
  newsletter: {
    // {site} is the address of the site, without https://
    why: 'You get this mail because you signed up for news from {artist} at {site}.',
    // A link.
    leave: 'Unsubscribe',
    // The subject of a newsletter that the owner sends to themselves first.
    test: 'Test: {subject}',
    // Buttons below a release, a concert and a post.
    listen: 'Listen',
    openShow: 'See the show',
    readMore: 'Read more',
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
