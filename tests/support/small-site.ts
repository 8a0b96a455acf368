// The content folder that process tests build: small, so that hundreds of builds stay cheap.
import { cpSync } from 'node:fs';

export const layDown = (folder: string): void => cpSync('/tmp/mini', folder, { recursive: true });
