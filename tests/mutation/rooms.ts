// The parts of the source that get mutants, called rooms, and the tests that could notice the mutants.
export interface Room {
  readonly name: string;
  readonly folders: readonly string[];
  /** The starts of the paths of the room's tests. Quick tests, and tests that notice most mutants, come first. */
  readonly tests: readonly string[];
}

export const rooms: readonly Room[] = [
  {
    name: 'store',
    folders: ['src/store'],
    tests: ['tests/store/', 'tests/dependencies/', 'tests/schedule/', 'tests/incremental/', 'tests/cache/'],
  },
  {
    name: 'checks',
    folders: ['src/content/checks'],
    tests: ['tests/diagnostics/fixtures', 'tests/content/', 'tests/diagnostics/', 'tests/translations/', 'tests/slips/', 'tests/golden'],
  },
  {
    name: 'output',
    folders: ['src/output', 'src/node/publish'],
    tests: [
      'tests/emit',
      'tests/headers',
      'tests/host-files',
      'tests/redirect-files',
      'tests/output/precompressed',
      'tests/output/previous-output',
      'tests/output/without-native',
      'tests/output/earlier-files',
      'tests/output/in-place',
      'tests/output/refusal',
      'tests/output/power-cut',
      'tests/cli/formats',
      'tests/cli/diff',
      'tests/cache/previous-run',
      'tests/output/',
      'tests/site/files/',
    ],
  },
  {
    name: 'relay',
    folders: ['src/relay'],
    tests: ['tests/forms/', 'tests/site/forms/', 'tests/preview/mail-catcher', 'tests/cli/relay-queue', 'tests/cli/relay'],
  },
];
