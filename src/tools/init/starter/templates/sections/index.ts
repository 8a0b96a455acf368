// All section types: each folder here is one, and its name is the `type` that content gives.
import { byFolder, type SectionDefinition } from 'archipel';

export const sections = byFolder(import.meta.glob<SectionDefinition>('./*/index.{ts,tsx}', { eager: true, import: 'default' }));
