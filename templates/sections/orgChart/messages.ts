// The messages of organisation charts.
import { words } from 'archipel';

export const messages = {
  orgChart: words('An organisation chart.', {
    questions: 'The name of the choice of questions, for screen readers.',
  }),
};
