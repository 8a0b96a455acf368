import { defineIsland, words } from 'archipel';
import { PackingList } from './PackingList.tsx';

export default defineIsland({
  component: PackingList,
  messages: {
    packing: words('The packing list.', {
      title: 'The heading of the list.',
      left: 'The number of items left to pack. {{count}} is filled in.',
      done: 'Shown once all items are packed.',
    }),
  },
});
