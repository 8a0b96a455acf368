// Loaded before the program. Simulates a machine without a binary of koffi, so that the system calls that lock a file and
// exchange two folders are missing.
import { replaceSystemCalls } from './replaced-calls.mjs';

replaceSystemCalls({ isMissing: () => true });
