// Every rule for the finished site, by name. To add a rule, add a file and a line here.
import { weights } from './budget.ts';
import { anchors, links } from './links.ts';
import { loads } from './loads.ts';
import { alternates, head, headings, ids, images, landmarks, noopener } from './page.ts';
import { policy } from './policy.ts';
import type { Rule } from './rule.ts';
import { styles } from './styles.ts';

export const rules: Readonly<Record<string, Rule>> = {
  ids,
  headings,
  landmarks,
  images,
  noopener,
  policy,
  head,
  alternates,
  loads,
  links,
  anchors,
  weights,
  styles,
};
