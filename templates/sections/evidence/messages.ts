// The messages of hits with their sources.
import { words } from 'archipel';

export const messages = {
  evidence: words('A hit with its sources, which visitors can cross out.', {
    sources: 'The name of the boxes, for screen readers.',
    score: 'Beside the score.',
    none: 'Where all sources are crossed out.',
  }),
};
