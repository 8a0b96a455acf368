// Cleans up after each test file. The test files of a worker share modules, so that the engine is loaded only once.
import { afterAll } from 'vitest';
import { cleanUp } from './process.ts';

afterAll(cleanUp);
