import type { Sentences } from '#shared/language/sentences.ts';

/** Links to other sites. */
export const links = {
  newTab: '(opens in a new tab)',
  listenOn: 'Listen on {service}',
  listenElsewhere: 'Listen elsewhere',
  findOn: 'Find it on {service}',
  findElsewhere: 'Find it elsewhere',
  followOn: 'Follow on {service}',
  followElsewhere: 'Elsewhere',
  artistElsewhere: '{artist} elsewhere',
} as const satisfies Sentences;
