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
  notice: {
    subject: 'Your site needs your attention',
    heading: 'Your site needs your attention',
    open: 'Open the dashboard',
  },
  signIn: {
    // {username} is the name of the account.
    subject: 'New sign-in as {username}',
    heading: 'Somebody signed in as {username}',
    // {device} is for example "Firefox on Windows", {address} the address of the device on the internet.
    about: 'It was on {time}, with {device}, from the internet address {address}.',
    wasYou: 'If it was you, there is nothing to do.',
    wasNotYou:
      'If it was not you, sign in and change your password now: that signs out every other device. “Sign-ins” in Site Settings shows all of them.',
    open: 'Open the dashboard',
  },
  reset: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    about:
      'Somebody asked for a new password for the account {username}. The link works for one hour and once. Afterwards every device has to sign in again.',
    ignore: 'If it was not you, ignore this mail: nothing has changed.',
    choose: 'Choose a Password',
  },
  summary: {
    subject: 'Your week',
    heading: 'Your week',
    messages: { one: '{count} new message', other: '{count} new messages' },
    subscribers: { one: '{count} new subscriber', other: '{count} new subscribers' },
    left: { one: '{count} person left the mailing list', other: '{count} people left the mailing list' },
    // {day} is for example "Friday, March 5, 2024", {title} the venue and the city.
    show: '{day}: you play at {title}',
    scheduled: {
      one: '{count} song, video, photo or post waits for its time',
      other: '{count} songs, videos, photos and posts wait for their time',
    },
    newsletters: {
      one: '{count} newsletter waits for its time',
      other: '{count} newsletters wait for their time',
    },
    open: 'Open the dashboard',
  },
  message: {
    // {subject} and {name} were written by a visitor.
    subject: 'New message: {subject}',
    heading: '{name} wrote to you',
    about: '{name} ({email}) wrote on your site. To answer, reply to this mail.',
    open: 'Open Messages',
  },
  // After an address was entered in the form of the newsletter.
  confirmation: {
    subject: 'Please confirm: news from {artist} by mail',
    heading: 'One more step',
    about:
      'Somebody, probably you, entered this address on the site of {artist} to get news by mail. Please confirm that you want it.',
    confirm: 'Yes, send me news',
    ignore:
      'If it was not you, ignore this mail: without the confirmation you get nothing, and your address is deleted. The link works for {days} days.',
  },
} as const satisfies Sentences;
