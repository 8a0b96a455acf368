import type { StorageRule } from '../../store/query.ts';
import { computed } from '../../store/reads/reads.ts';
import { type PackedNames, packedNames, unpackedNames } from '../names/look-up.ts';
import { type CheckResult, resultSoFar } from './deferred-checks.ts';

interface PackedResult extends Omit<CheckResult, 'names' | 'rest'> {
  readonly names?: PackedNames;
}

/**
 * Returns the rule for storing results of file checks. Lookups are unpacked on first use, because an unchanged site does not need
 * them. While a check of the file is deferred, nothing is stored. Once it has run, its result can be stored like any other: its lookups are
 * recorded, and it had the inputs of the build that deferred it, because a build with other inputs would have replaced it.
 */
export const storedResult = (from: StorageRule<unknown, CheckResult>['from']): StorageRule<unknown, CheckResult> => ({
  from,
  isCheck: true,
  pack: (result): PackedResult | undefined => {
    const { findings, names, span, rest } = resultSoFar(result);
    return rest === undefined ? { findings, names: packedNames(names), span } : undefined;
  },
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
