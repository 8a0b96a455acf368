// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program. Sets the number of processors that the process sees to UV_THREADPOOL_SIZE, its number of
// threads for pictures and compression.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.availableParallelism = () => Number(process.env.UV_THREADPOOL_SIZE);
syncBuiltinESMExports();
