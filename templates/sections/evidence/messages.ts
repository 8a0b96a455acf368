// The messages of hits with their sources.
import { words } from 'archipel';

export const messages = {
  evidence: words('A hit with its sources, which visitors can cross out.', {
    sources: 'The name of the group of boxes, for screen readers.',
    score: 'The label of the score.',
    none: 'Shown if all sources are crossed out.',
  }),
};
