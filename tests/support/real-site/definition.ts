// The definition of the customer's site, for tests that do not need its bundle.
export { default as definition } from '../../../archipel.config.ts';
