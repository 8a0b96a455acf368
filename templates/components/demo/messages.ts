// The messages of demonstrations.
import { words } from 'archipel';

export const messages = {
  demo: words('The words in drawn examples.', {
    mark: 'The mark of an invented example.',
    markShortened: 'The mark of an invented example that is shortened.',
    agent: 'Before the words of the agent, for screen readers.',
    caller: 'Before the words of the caller, for screen readers.',
    understood: 'The name of the list of facts that the agent has understood, for screen readers.',
    play: 'The name of the button that plays a call, for screen readers.',
    pause: 'The name of the play button while a recording or a call plays.',
    restart: 'The name of the button that restarts a call, for screen readers.',
    approve: 'The button that approves the plan of the agent.',
    decline: 'The button that declines the plan of the agent.',
    approved: 'In a log, after the approval. {{time}} is filled in.',
    declined: 'In a log, after the refusal. {{time}} is filled in.',
    chosen: 'After the chosen time, for screen readers.',
    system: 'The heading of the column with AI systems.',
    role: 'The heading of the column with roles under the AI Act.',
    risk: 'The heading of the column with risk classes.',
    measure: 'The heading of the column with measures.',
    request: 'The heading of a request in several programming languages.',
    answer: 'The heading of the response to that request.',
  }),
  player: words('The words of the player of recordings.', {
    recording: 'The name of the player of a recording, for screen readers.',
    play: 'The name of the button that plays a recording, for screen readers.',
    pause: 'The name of the play button while a recording or a call plays.',
    position: 'The name of the slider for the position in a recording, for screen readers.',
    speed: 'The name of the group of speeds, for screen readers.',
    unplayable: 'Shown if the browser cannot play the recording.',
  }).meta({ mayBeUnread: true }),
};
