import { ensureBuilt } from './run-built.mjs';

ensureBuilt();
