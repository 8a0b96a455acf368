// Codes that are treated alike somewhere: which lie ahead, and which say the same of one place as another.
import { typographyCodes } from '../../model/typography.ts';
import type { Code } from './index.ts';

const groups = {
  /** What these say lies ahead: the site is right today. */
  ahead: ['promotion-ends-soon', 'claim-ends-soon', 'security-ends-soon', 'review-soon'],
  /** A name that does not exist: its spelling is not a mistake of its own. */
  unknownName: [
    'anchor-unknown',
    'asset-unknown',
    'campaign-unknown',
    'contact-unknown',
    'entry-unknown',
    'external-unknown',
    'fact-unknown',
    'icon-unknown',
    'key-unknown',
    'name-unknown',
    'price-list-unknown',
    'redirect-target-unknown',
    'section-type-unknown',
  ],
  /** What one language says and another does not: a mistake in one of them makes them differ. */
  comparison: ['translation-facts', 'translation-outdated', 'translation-same'],
  /** What is not written yet: no mistake while the text is being written. */
  placeholder: ['language-missing', 'message-missing', 'placeholder-left', 'prose-missing'],
  /** Names of prices.yaml, which a site may do without. */
  price: ['campaign-unknown', 'price-list-unknown'],
  /** How a text is written, not what it says. */
  typography: typographyCodes,
} as const satisfies Readonly<Record<string, readonly Code[]>>;

/** True where `code` belongs to `group`. */
export const isIn = (group: keyof typeof groups, code: Code): boolean => groups[group].some((own) => own === code);
