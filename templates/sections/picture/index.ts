import { defineSection } from 'archipel';
import { PictureSection } from './Picture.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: PictureSection,
  scaffold: { written: ['alt'] },
});
