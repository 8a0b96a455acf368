import { locate } from '../../content/yaml/locate.ts';
import { type Diagnostic, find } from '../../diagnostics/diagnostic.ts';

/** What is wrong with templates, in the words of the compiler or of a template that throws. */
export const templateProblem = (what: string): readonly Diagnostic[] =>
  locate([find('template-compile', { file: 'templates' }, { what })], new Map());
