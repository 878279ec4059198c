import { runBuilt } from '#scripts/run-built.mjs';

await runBuilt('demo.js');
