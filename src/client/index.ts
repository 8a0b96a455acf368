// The entry point `archipel/client`: hydrates the islands of a site in the browser.
export { start } from './loader.ts';
export type { Registry } from './registry.ts';
