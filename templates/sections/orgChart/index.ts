import { defineSection } from 'archipel';
import { messages } from './messages.ts';
import { OrgChart } from './OrgChart.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: OrgChart,
  messages,
  scaffold: { preset: { 'rows.columns.roles.level': 'management' } },
});
