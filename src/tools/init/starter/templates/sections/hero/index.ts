import { defineSection } from 'archipel';
import { Hero } from './Hero.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: Hero, scaffold: { first: true, only: ['pages'] } });
