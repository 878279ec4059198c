import { ensureBuilt } from '#scripts/run-built.mjs';

ensureBuilt();
