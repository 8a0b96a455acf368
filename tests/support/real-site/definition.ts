// The definition of the customer's site, for tests that need no bundle of it.
export { default as definition } from '../../../archipel.config.ts';
