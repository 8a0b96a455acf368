import { setNewest } from '../../../store/set-newest.ts';
import { type FindFacts, factsIn } from '../../../translations/facts/facts-in.ts';

/** The maximum number of texts whose facts are remembered. It is enough for the texts that a user edits at a time, in all languages. */
const maxRemembered = 50;

/** Returns `factsIn` with a memory of the last texts. A source text is compared with each translation, at each save. */
export function rememberedFacts(): FindFacts {
  const known = new Map<string, ReadonlySet<string>>();
  return (text, tag) => {
    const key = `${tag} ${text}`;
    const facts = known.get(key) ?? factsIn(text, tag);
    setNewest(known, [key, facts], maxRemembered);
    return facts;
  };
}
