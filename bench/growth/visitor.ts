import { ask, type Reply } from '#bench/measure.ts';

/**
 * Asks for a page again and again until it is told to end, then tells how long each answer took. In a process of its
 * own: among the searchers it would measure how busy they are, not how long it waits for the site.
 */

const EVERY_MS = 20;
const WARM_UP = 50;
const [address = ''] = process.argv.slice(2);

for (let nth = 0; nth < WARM_UP; nth += 1) await ask(address);
const visits: Promise<Reply>[] = [];
const visiting = setInterval(() => visits.push(ask(address)), EVERY_MS);
process.send?.('visiting');
await new Promise((resolve) => process.once('message', resolve));
clearInterval(visiting);
const waits = (await Promise.all(visits)).map(({ ms }) => ms);
process.send?.(waits);
process.disconnect();
