// Causes and cures of the codes on docs/diagnostics/services.md.
import type { Explanations } from './code-explanation.ts';

export const serviceExplanations = {
  'example-value': {
    cause: 'A value is marked as an example (`example: true`). Reported with `--release`.',
    cure: 'Replace it with the real value, and delete `example: true`.',
  },
  'service-agreement': {
    cause:
      'A service of another company receives what visitors write, but no date is set for your agreement on the processing of their data. Reported with `--release`.',
    cure: 'Sign the contract on data processing (GDPR, Article 28), name the company in your privacy statement, and set `agreement` to the day. Or use a service of your own.',
  },
  'service-incomplete': {
    cause:
      'Some values of a service are set and others are not. The form would be shown, but everything that visitors send would be lost. In `watch` this is a warning.',
    cure: 'Set the missing value, or delete the others.',
  },
  'service-key': {
    cause: 'A secret of a service is in content, so it is in the history of the repository.',
    cure: 'Delete it, ask the provider for a new one, and give that to the server only.',
  },
  'service-unconfigured': {
    cause: 'A service that pages call has no value. Reported with `--release`; until the value is set, forms call the site itself.',
    cure: 'Set the value in `content/site.yaml`, or in the environment variable that the message names.',
  },
} satisfies Explanations;
