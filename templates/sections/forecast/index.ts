import { defineSection } from 'archipel';
import { Forecast } from './Forecast.tsx';
import { messages } from './messages.ts';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Forecast,
  messages,
});
