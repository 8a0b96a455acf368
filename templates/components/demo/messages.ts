// The messages of demonstrations.
import { words } from 'archipel';

export const messages = {
  demo: words('Words of drawn examples.', {
    mark: 'The mark that says: this is an example.',
    markShortened: 'The same for an example that leaves something out.',
    agent: 'Read aloud before what the agent says.',
    caller: 'Read aloud before what the person on the phone says.',
    understood: 'The name of the list of what the agent has understood, read aloud.',
    play: 'The name of the button that plays a call, read aloud.',
    pause: 'The name of the same button while it plays.',
    restart: 'The name of the button that plays it from the start, read aloud.',
    approve: 'The answer that lets the agent go on.',
    decline: 'The answer that stops it.',
    approved: 'In a log, after it was approved. {{time}} is when.',
    declined: 'In a log, after it was declined. {{time}} is when.',
    chosen: 'Read aloud after the time that was chosen.',
    system: 'The heading of the column with AI systems.',
    role: 'The heading of the column with roles under the AI Act.',
    risk: 'The heading of the column with risk classes.',
    measure: 'The heading of the column with measures.',
    request: 'Before the names of the languages of a request.',
    answer: 'Above the answer of an interface.',
  }),
  player: words('Words of the player of recordings.', {
    recording: 'The name of the player of a recording, read aloud.',
    play: 'The name of the button that plays a recording, read aloud.',
    pause: 'The name of the same button while it plays.',
    position: 'The name of the slider in a recording, read aloud.',
    speed: 'The name of the group of speeds, read aloud.',
    unplayable: 'Where a browser cannot play a recording.',
  }).meta({ mayBeUnread: true }),
};
