// Finds options of a site that do not exist, or whose value the engine cannot use: not every site checks the types of its definition.
import type { ConfigProblem } from '../model/config-error.ts';
import { hostNames } from '../model/hosts.ts';
import type { SiteDefinition } from './definition.ts';
import { unknownOptions } from './unknown-options.ts';

/** Returns the problems with the options of a site, each at its key. */
export const siteOptionProblems = (definition: SiteDefinition): readonly ConfigProblem[] => [
  ...unknownOptions('site', definition).map(({ option, text }) => ({ key: option, text })),
  ...(typeof definition.Body === 'function' ? [] : [{ key: 'Body', text: 'the site has no component Body, which is around each page' }]),
  ...hostProblems(definition),
  ...budgetProblems(definition),
  ...componentProblems(definition),
];

/** Reports a `locales` value that `createLocales` did not create, because it lacks functions that the engine calls, such as `of`. */
export const localesProblem = ({ locales }: Partial<SiteDefinition>): ConfigProblem | undefined =>
  typeof locales === 'object' && typeof locales.of === 'function'
    ? undefined
    : { key: 'locales', text: 'locales have to come from createLocales({ en: { name: … }, … })' };

function hostProblems({ hosts = [] }: Partial<SiteDefinition>): ConfigProblem[] {
  const known: readonly string[] = hostNames;
  return hosts
    .filter((host) => !known.includes(host))
    .map((host) => ({ key: 'hosts', text: `"${host}" in hosts is not a host that archipel knows; there are ${known.join(', ')}` }));
}

/** Reports `proseComponents` that is not a list, and names in it that texts cannot write: `<link>` would be an element of HTML. */
function componentProblems({ proseComponents = [] }: Partial<SiteDefinition>): ConfigProblem[] {
  const isList = Array.isArray(proseComponents) && proseComponents.every((name) => /^[A-Z]/.test(String(name)));
  return isList
    ? []
    : [{ key: 'proseComponents', text: "proseComponents must be a list of names with a capital letter, such as ['Link']" }];
}

/** Reports limits that are not numbers of bytes, because they would have no effect. */
const budgetProblems = ({ budgets }: Partial<SiteDefinition>): ConfigProblem[] =>
  (['beforeInteraction', 'whole'] as const)
    .filter((limit) => budgets !== undefined && !(Number(budgets[limit]) >= 0 && typeof budgets[limit] === 'number'))
    .map((limit) => ({
      key: `budgets.${limit}`,
      text: `budgets.${limit} is "${budgets?.[limit]}"; write a number of bytes such as 75_000`,
    }));
