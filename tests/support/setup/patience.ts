import { vi } from 'vitest';

// By default it gives up after a second, which is too little for a busy machine.
const { waitFor } = vi;
vi.waitFor = (callback, options = 30_000) => waitFor(callback, options);
