import { locate } from '../../content/yaml/locate.ts';
import { createFinding, type Diagnostic } from '../../diagnostics/diagnostic.ts';

/** What is wrong with templates, in the words of the compiler or of a template that throws. */
export const templateProblem = (what: string): readonly Diagnostic[] =>
  locate([createFinding('template-compile', { file: 'templates' }, { what })], new Map());
