import { runBuilt } from '#scripts/run-built.mjs';

await runBuilt('main.js');
