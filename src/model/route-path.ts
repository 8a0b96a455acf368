// The path of each entry without the prefix of a language: derived from the name of its file unless content sets it.
import { notFoundId } from './page.ts';

/** The path of a page. */
export const pagePath = (id: string, path: string | undefined): string => (id === notFoundId ? '/404' : (path ?? `/${id}`));

/** The path of a solution, under the page that lists the solutions. */
export const solutionPath = (id: string, overview: string): string => `${overview === '/' ? '' : overview}/${id}`;

/** The path of an edition of the lead package. */
export const editionPath = (id: string, path: string | undefined): string => path ?? `/ai-lead-masters-${id}`;
