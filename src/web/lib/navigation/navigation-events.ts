/** Window events of every navigation; wouter dispatches the last two. */
export const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const;
