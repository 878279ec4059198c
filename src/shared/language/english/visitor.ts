import { account } from '#shared/language/english/visitor/account.ts';
import { byArtist } from '#shared/language/english/visitor/by-artist.ts';
import { contact } from '#shared/language/english/visitor/contact.ts';
import { embed } from '#shared/language/english/visitor/embed.ts';
import { links } from '#shared/language/english/visitor/links.ts';
import { musicList } from '#shared/language/english/visitor/music-list.ts';
import { music } from '#shared/language/english/visitor/music.ts';
import { news } from '#shared/language/english/visitor/news.ts';
import { offline } from '#shared/language/english/visitor/offline.ts';
import { pages } from '#shared/language/english/visitor/pages.ts';
import { photos } from '#shared/language/english/visitor/photos.ts';
import { player } from '#shared/language/english/visitor/player.ts';
import { press } from '#shared/language/english/visitor/press.ts';
import { releases } from '#shared/language/english/visitor/releases.ts';
import { share } from '#shared/language/english/visitor/share.ts';
import { shortcuts } from '#shared/language/english/visitor/shortcuts.ts';
import { shows } from '#shared/language/english/visitor/shows.ts';
import { signUp } from '#shared/language/english/visitor/sign-up.ts';
import { site } from '#shared/language/english/visitor/site.ts';
import { videoList } from '#shared/language/english/visitor/video-list.ts';
import { videos } from '#shared/language/english/visitor/videos.ts';
import { amounts } from '#shared/language/english/visitor/amounts.ts';
import { catalogue } from '#shared/language/english/visitor/catalogue.ts';
import { rules } from '#shared/language/english/visitor/rules.ts';
import type { Sentences } from '#shared/language/sentences.ts';

/** What visitors read. */
export const visitor = {
  sections: {
    home: 'Home',
    music: 'Music',
    videos: 'Videos',
    shows: 'Shows',
    news: 'News',
    about: 'About',
    contact: 'Contact',
  },
  rules,
  catalogue,
  amounts,
  site,
  pages,
  hero: {
    listen: 'Listen Now',
    watch: 'Watch Videos',
    loading: 'Loading the picture…',
  },
  // Above the home page of a new site, for its owner. {link} is the link.
  welcome: {
    register: {
      sentence: 'Welcome to your new site: {link} and make it yours.',
      link: 'create your account',
    },
    firstSteps: {
      sentence: 'Welcome to your new site: {link} and make it yours.',
      link: 'take the first steps',
    },
  },
  music,
  musicList,
  releases,
  videos,
  videoList,
  shows,
  news,
  // While the artist has written nothing else.
  artist: {
    tagline: 'Singer. Songwriter. Creator.',
  },
  about: {
    title: 'About {artist}',
  },
  photos,
  press,
  contact,
  signUp,
  player,
  links,
  share,
  byArtist,
  offline,
  account,
  embed,
  shortcuts,
  // The site as it will be at a later date, for its owner.
  preview: {
    label: 'Preview',
    sentence: 'The site as visitors will see it on {date}',
    leave: 'Leave preview',
  },
  // For screen readers: short messages at the edge of the screen. {key} is the key that leads there.
  notifications: {
    label: 'Notification',
    region: 'Notifications ({key})',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
  pageFailure: {
    title: 'Something Went Wrong',
    text: 'This page could not be shown right now. Please try again in a moment.',
  },
} as const satisfies Sentences;
