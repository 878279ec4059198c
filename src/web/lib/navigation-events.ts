/** Heard on the window whenever the visitor goes anywhere, be it to the same address again; wouter sends the last two. */
export const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const;
