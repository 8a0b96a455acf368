import { defineSection } from 'archipel';
import { Form } from './Form.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Form,
});
