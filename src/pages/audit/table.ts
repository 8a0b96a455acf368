// Every rule for the finished site, by name. To add a rule, add a file and a line here.
import { weightsRule } from './budget.ts';
import { anchorsRule, linksRule } from './links.ts';
import { loadsRule } from './loads.ts';
import { alternatesRule, headingsRule, headRule, idsRule, imagesRule, landmarksRule, noopenerRule } from './page.ts';
import { policyRule } from './policy.ts';
import type { AuditRule } from './rule.ts';
import { stylesRule } from './styles.ts';

export const rules: Readonly<Record<string, AuditRule>> = {
  ids: idsRule,
  headings: headingsRule,
  landmarks: landmarksRule,
  images: imagesRule,
  noopener: noopenerRule,
  policy: policyRule,
  head: headRule,
  alternates: alternatesRule,
  loads: loadsRule,
  links: linksRule,
  anchors: anchorsRule,
  weights: weightsRule,
  styles: stylesRule,
};
