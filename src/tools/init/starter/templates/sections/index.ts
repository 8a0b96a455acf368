// All section types: each folder here is one, and the name of the folder is the `type` in content.
import { byFolder, type SectionDefinition } from 'archipel';

export const sections = byFolder(import.meta.glob<SectionDefinition>('./*/index.{ts,tsx}', { eager: true, import: 'default' }));
