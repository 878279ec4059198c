import type { Sentences } from '#shared/language/sentences.ts';

/** The page that tells visitors what is counted and stored, in plain words. */
export const privacy = {
  counted: {
    title: 'What is counted',
    purpose:
      'This site counts how often its pages are opened and its songs and videos are played, so that {artist} knows what people like. It does so without cookies, and does not find out who you are.',
    visit:
      'With a visit it counts the page, the name of the site that you came from (such as example.com), the country (guessed from the time zone of your browser) and whether you use a phone, a tablet or a computer. It also counts plays and how much of a song was heard, downloads, readers of the feeds, and players on other sites.',
    // {months} is a number, for example 25.
    sums: 'Only sums are stored, for example: 12 visits from Portugal on 3 May. They are deleted after {months} months.',
  },
  recognised: {
    title: 'How you are recognised for a day, and forgotten',
    code: 'To count a person only once a day, the site makes a code from your internet address, the name of your browser and a random number that is new every day. The address and the name are not stored.',
    forgotten:
      'When the day is over, the random number and all codes are deleted. From then on nobody can find out who was here, or whether the same person was here on two days: not even {artist}.',
  },
  refused: {
    title: 'If you do not want to be counted',
    // Both are names of settings in browsers.
    signal:
      'Turn on “Do Not Track” or “Global Privacy Control” in your browser, and this site leaves you out. Only the number of views that everybody sees at a video still grows.',
  },
  // In place of the three parts above, when the artist has turned counting off.
  notCounted: {
    title: 'Nothing is counted',
    sentence:
      'This site does not count its visitors. Only the number of views that everybody sees at a video grows when somebody plays it.',
  },
  browser: {
    title: 'What stays in your browser',
    cookies: 'This site sets no cookies, except for those who sign in to run it.',
    remembered:
      'Your browser remembers what makes the site easier to use: light or dark, how loud the player is and where you stopped listening, an announcement that you closed, the numbers of views that it showed at videos, recent pages, and songs that you keep for when there is no network. This stays on your device and is not used to recognise you. It is gone when you delete the data of this site in your browser.',
  },
  sent: {
    title: 'What you send yourself',
    message:
      'A message from the contact form is stored with the name and the email address that you wrote, until {artist} deletes it.',
    // {days} is a number, for example 30.
    newsletter:
      'If you sign up for news by email, your address is stored. Every mail has a link to leave. Your address is deleted {days} days after that, or at once when you ask {artist}.',
    limits:
      'Against misuse, the site remembers for up to an hour how many messages or other requests came from an internet address.',
  },
  others: {
    title: 'Other companies',
    none: 'The site gives nothing about you to other companies, and loads nothing from them by itself. A video from YouTube, Vimeo or TikTok is loaded from there only when you press play; what they store is up to them.',
    host: 'The company whose server {artist} uses may keep its own record of requests, with internet addresses, as it does for every site.',
  },
} as const satisfies Sentences;
