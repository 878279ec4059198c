import '#web/styles/main.css';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#web/lib/query-client.ts';
import { App } from '#web/pages/app.tsx';
import { routeFor } from '#web/pages/routes.ts';
import { readState } from '#ssr/state.ts';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root || !state) throw new Error('The page arrived without its root or its state');

const queryClient = createQueryClient();
readState(queryClient, state);
// Not awaited here: the page's file imports the file this stands in, and each would wait for the other for ever.
void routeFor(window.location.pathname)
  .preload()
  .then(() => hydrateRoot(root, <App queryClient={queryClient} />));
