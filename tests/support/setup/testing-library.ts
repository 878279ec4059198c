import { configure } from '@testing-library/react';

// By default it gives up after a second, which is too little for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
