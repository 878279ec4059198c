import type { Sentences } from '#shared/language/sentences.ts';

/** The look of the site. */
export const look = {
  title: 'Look',
  description: 'Make the site yours. What you leave as it is stays in Marquee’s own look.',
  reset: 'Back to the Original Look',
  themes: {
    light: 'Light',
    dark: 'Dark',
  },
  palette: {
    title: 'Colours',
    hint: 'Paper, ink, stage and accent, in the light and in the dark theme.',
    fromPhoto: 'From your featured photo',
    fromEarlierPhoto: 'From an earlier photo',
    noColour: 'Your featured photo has no clear colour to make a palette from.',
  },
  // The name of the palette, and what it is like.
  palettes: {
    matinee: 'Matinee. Warm paper and vermilion',
    harbour: 'Harbour. Sea fog and deep teal',
    evergreen: 'Evergreen. Sage, forest and brass',
    midnight: 'Midnight. Cool white, indigo and gold',
    rosewood: 'Rosewood. Blush, plum and raspberry',
  },
  accent: {
    title: 'Accent Colour',
    hint: 'The colour of buttons and links.',
    readable: 'Everybody can read this colour, in the light and in the dark theme.',
    darker: 'Shown darker on light pages where that lets everybody read it.',
    lighter: 'Shown lighter on dark pages where that lets everybody read it.',
    darkerAndLighter:
      'Shown darker on light pages and lighter on dark pages where that lets everybody read it.',
    reset: 'Use the original colour',
    // A sample of text in the colour.
    words: 'words',
  },
  typeface: {
    title: 'Lettering',
    // Shown where the artist has no name yet.
    yourName: 'Your Name',
  },
  // The name of the lettering, and what it is like.
  typefaces: {
    marquee: 'Marquee. Bold and narrow, like a sign',
    songbook: 'Songbook. A warm serif over plain text',
    concert: 'Concert. Serifs throughout, like a programme',
    poster: 'Poster. Tall and loud',
    studio: 'Studio. Wide and modern',
  },
  hero: {
    title: 'Top of the Page',
    hint: 'The picture is the photo you featured, or a drawing as long as there is none.',
    beside: 'Picture beside your name',
    wide: 'Picture across the page',
    words: 'Your name alone',
  },
  sections: {
    title: 'Sections of the Home Page',
    hint: 'What is left out is also gone from the menu. The pages with all your music and all your videos stay where they are, for whoever has their address.',
  },
  moveSectionUp: {
    music: 'Move Music up',
    videos: 'Move Videos up',
    shows: 'Move Shows up',
    news: 'Move News up',
    about: 'Move About up',
    contact: 'Move Contact up',
  },
  moveSectionDown: {
    music: 'Move Music down',
    videos: 'Move Videos down',
    shows: 'Move Shows down',
    news: 'Move News down',
    about: 'Move About down',
    contact: 'Move Contact down',
  },
  // Read aloud after a move.
  sectionMoved: {
    music: 'Music is now number {position} of {total}',
    videos: 'Videos is now number {position} of {total}',
    shows: 'Shows is now number {position} of {total}',
    news: 'News is now number {position} of {total}',
    about: 'About is now number {position} of {total}',
    contact: 'Contact is now number {position} of {total}',
  },
  photo: {
    title: 'Icon and Share Picture',
    hint: 'What a browser’s tab, a phone’s home screen and shared links show. Square photos with one clear subject work best.',
    featured: 'The featured photo',
    more: 'More Photos',
  },
  preview: {
    title: 'How It Looks',
    description: 'The home page with what you have chosen here. Nothing changes for visitors until you save.',
    screen: 'Screen',
    phone: 'Phone',
    computer: 'Computer',
    theme: 'Theme',
    page: 'The home page',
    loading: 'The home page, as it is being loaded',
  },
} as const satisfies Sentences;
