// Causes and cures of the codes on docs/diagnostics/code.md.
import type { Explanations } from './code-explanation.ts';

export const codeExplanations = {
  'config-invalid': {
    cause: 'The configuration in `archipel.config.ts` is inconsistent, for example because two collections have the same name.',
    cure: 'Correct what the message names. Content is not the cause.',
  },
  'environment-invalid': {
    cause: 'An environment variable that replaces a value of `content/site.yaml` has a value that cannot be used.',
    cure: 'Correct the variable, or unset it.',
  },
  'template-browser-only': {
    cause:
      'A template has an event handler such as `onClick`, or calls a hook of state or effects. Templates are rendered once, during the build, so the handler or hook would never do anything.',
    cure: 'Move the component to an island and place it with `<Island>`.',
  },
  'template-compile': {
    cause: 'A template, an island, a style or `archipel.config.ts` has a syntax error, or imports something that does not exist.',
    cure: 'Correct the file at the position in the message.',
  },
  'template-render': {
    cause:
      'Code of the site throws while a page or a link preview is rendered, or a component returns something that cannot be rendered, such as a promise or an object.',
    cure: 'Correct the code at the position in the message. If only some pages fail, look for a value of their content that the code does not expect.',
  },
  'template-types': {
    cause: 'With `--types`, TypeScript reports an error in templates, islands or `archipel.config.ts`.',
    cure: 'Correct the types. The site is built even with such errors, but may not do what you meant.',
  },
  'template-warning': {
    cause:
      'The bundler can read the file but warns of a possible mistake, for example because of an unknown CSS property or a missing semicolon.',
    cure: 'Correct the template or the style.',
  },
  'source-clash': {
    cause: 'The source of a collection returns an entry that a file in `content` defines as well.',
    cure: 'Delete the file, or give the entry of the source another id.',
  },
  'source-duplicate': {
    cause: 'The function `load` of a source, or `entries` of derived entries, returns the same id twice.',
    cure: 'Make the ids unique in the data that the function reads, or in the function.',
  },
  'source-file': {
    cause: 'The source of a collection reads a file that does not exist, is outside the project, or is not UTF-8.',
    cure: 'Name the file relative to the root of the project.',
  },
  'source-id': {
    cause: 'The function `load` of a source, or `entries` of derived entries, returns an id that cannot be a part of a URL.',
    cure: 'Return ids of lower-case letters, digits and single hyphens.',
  },
  'source-result': {
    cause: 'The function `load` of a source, or `entries` of derived entries, returns something other than a list of entries.',
    cure: 'Return a list of `{ id, data }`, where `data` is an object that JSON can hold.',
  },
  'source-throws': {
    cause: 'The function `load` of a source, or `entries` of derived entries, throws. The message repeats its error.',
    cure: 'Correct the function, or what it reads.',
  },
  'source-untracked': {
    cause: 'A source reads no file and sets no `staleAfter`, so archipel cannot know when to call it again.',
    cure: 'Read files with the function `read` that `load` receives, or set `staleAfter`, such as `"6 hours"`.',
  },
} satisfies Explanations;
