// After each file of tests: the files of a worker share modules, so that none of them loads the engine again.
import { afterAll } from 'vitest';
import { cleanUp } from './process.ts';

afterAll(cleanUp);
