import type { Sentences } from '#shared/language/sentences.ts';

/** What all lists of the dashboard share. */
export const lists = {
  // {label} is the name of the search box, like “Search tracks”
  searchHint: '{label}...',
  // {count} is a number, or “1,000 or more”
  inAll: '{count} in all',
  // How many of them match the search
  found: '{found} of {all}',
  noMatches: 'Nothing matches “{query}”.',
  clearSearch: 'Clear Search',
  sortBy: 'Sort by',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  loading: 'Loading...',
  trying: 'Trying...',
  restFailed: 'The rest could not be loaded. Please try again.',
  // {failure} is a sentence like “The videos could not be loaded.”
  outOfDate: '{failure} What you see may be out of date.',

  // Buttons with an icon: the short one is shown beside it, the one with the title is read aloud
  edit: 'Edit',
  editItem: 'Edit {title}',
  select: 'Select {title}',
  opening: 'Opening...',
  delete: 'Delete',
  deleteItem: 'Delete {title}',
  // For screen readers: opens a menu with the actions above and below
  actionsFor: 'Actions for {title}',
  viewPage: 'View page',
  viewPageOf: 'View page of {title}',
  share: 'Share',
  shareItem: 'Share {title}',

  released: 'Released {date}',
  notFeatured: 'Not featured',
  onHome: 'On home now',

  // {shown} is the number as it is shown, or “1,000 or more”
  selected: {
    track: { one: '{shown} selected', other: '{shown} selected' },
    video: { one: '{shown} selected', other: '{shown} selected' },
    photo: { one: '{shown} selected', other: '{shown} selected' },
    show: { one: '{shown} selected', other: '{shown} selected' },
    post: { one: '{shown} selected', other: '{shown} selected' },
    message: { one: '{shown} selected', other: '{shown} selected' },
  },
  clearSelection: 'Clear',

  // Changing the order; {name} is the title of the song or photo that is moved
  move: 'Move {name}',
  moveHint: 'Drag, or use the arrow keys',
  moveUp: 'Move up {name}',
  moveDown: 'Move down {name}',
  moveEarlier: 'Move earlier {name}',
  moveLater: 'Move later {name}',
  moved: '{name} is now {place} of {total}',
} as const satisfies Sentences;
