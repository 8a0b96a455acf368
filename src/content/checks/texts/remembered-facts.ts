import { setNewest } from '../../../store/set-newest.ts';
import { type FindFacts, factsIn } from '../../../translations/facts/facts-in.ts';

/** Maximum number of cached results. It is enough for the texts that a user edits at the same time, in all languages. */
const maxCached = 50;

/**
 * Returns a version of `factsIn` that caches the results for the last texts. At each save, a text is compared with each of its
 * translations, so its facts are needed several times.
 */
export function rememberedFacts(): FindFacts {
  const cached = new Map<string, ReadonlySet<string>>();
  return (text, tag) => {
    const key = `${tag} ${text}`;
    const facts = cached.get(key) ?? factsIn(text, tag);
    setNewest(cached, [key, facts], maxCached);
    return facts;
  };
}
