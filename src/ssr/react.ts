import { hydrateRoot as hydrate } from 'react-dom/client';

/** In the file of React, which thus runs as a task before the rest is evaluated: see vite.config.ts. */
export const hydrateRoot = hydrate;
