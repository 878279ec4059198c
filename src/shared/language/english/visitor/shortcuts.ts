import type { Sentences } from '#shared/language/sentences.ts';

/** The list of keyboard shortcuts, which the key ? opens. */
export const shortcuts = {
  title: 'Keyboard Shortcuts',
  // As written on the keys of this language.
  keys: {
    escape: 'Esc',
    space: 'Space',
    home: 'Home',
    end: 'End',
  },
  everywhere: {
    title: 'Everywhere',
    list: 'Show this list',
    close: 'Close what is open',
    notification: 'Go to the current notification',
  },
  player: {
    title: 'Player',
    when: 'While the keyboard is in a player, or after a press in one.',
    play: 'Play or pause',
    seek: { one: '{count} second back or forward', other: '{count} seconds back or forward' },
    volume: 'Louder or quieter',
    mute: 'Sound off or on',
  },
  photo: {
    title: 'Open photo',
    move: 'The photo before or after',
  },
  // In the dashboard.
  order: {
    title: 'Order of photos and songs',
    when: 'On the handle beside each.',
    move: 'One place earlier or later',
    end: 'To the beginning or the end',
  },
  // In the dashboard: the point of a photo that always stays visible.
  focalPoint: {
    title: 'Focal point',
    move: 'Move it; with Shift in larger steps',
    edge: 'To the left or right edge',
  },
} as const satisfies Sentences;
