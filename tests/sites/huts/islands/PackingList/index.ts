import { defineIsland, words } from 'archipel';
import { PackingList } from './PackingList.tsx';

export default defineIsland({
  component: PackingList,
  messages: {
    packing: words('The packing list.', {
      title: 'Its heading.',
      left: 'How much is left. {{count}} is filled in.',
      done: 'All is packed.',
    }),
  },
});
