import type { StorageRule } from '../../store/query.ts';
import { computed } from '../../store/reads/reads.ts';
import { type PackedNames, packedNames, unpackedNames } from '../names/look-up.ts';
import type { CheckResult } from './deferred-checks.ts';

interface PackedResult extends Omit<CheckResult, 'names' | 'rest'> {
  readonly names?: PackedNames;
}

/**
 * Returns the rule by which results of file checks are stored. Lookups are unpacked on first use, because an unchanged site does not need
 * them. The result of a deferred check is not stored: the check may not have run yet, or may have run on a later version of the content.
 */
export const storedResult = (from: StorageRule<unknown, CheckResult>['from']): StorageRule<unknown, CheckResult> => ({
  from,
  isCheck: true,
  pack: ({ findings, names, span, rest }): PackedResult | undefined =>
    rest === undefined ? { findings, names: packedNames(names), span } : undefined,
  unpack: (packed) => {
    // `packed` is a result of `pack`.
    const { findings, names, span } = packed as PackedResult;
    const unpacked = computed(() => unpackedNames(names));
    return {
      findings,
      get names() {
        return unpacked();
      },
      span,
    };
  },
});
