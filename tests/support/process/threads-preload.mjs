// @ts-nocheck It replaces functions of Node by their names.
// Loaded before the program. Makes the process see as many processors as there are threads for pictures and
// compression.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.availableParallelism = () => Number(process.env.UV_THREADPOOL_SIZE);
syncBuiltinESMExports();
