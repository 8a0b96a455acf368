// The messages of demonstrations.
import { words } from 'archipel';

export const messages = {
  demo: words('Words of drawn examples.', {
    mark: 'The mark that says: this is an example.',
    agent: 'Read aloud before what the agent says.',
    caller: 'Read aloud before what the person on the phone says.',
    understood: 'The name of the list of what the agent has understood, read aloud.',
    approve: 'The answer that lets the agent go on.',
    decline: 'The answer that stops it.',
    system: 'The heading of the column with AI systems.',
    role: 'The heading of the column with roles under the AI Act.',
    risk: 'The heading of the column with risk classes.',
    measure: 'The heading of the column with measures.',
    request: 'Before the names of the languages of a request.',
    answer: 'Above the answer of an interface.',
  }),
};
