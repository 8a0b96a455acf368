import { defineSection } from 'archipel';
import { OrgChart } from './OrgChart.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: OrgChart,
  scaffold: { preset: { 'rows.columns.roles.level': 'management' } },
});
