import type { DevState } from '../../../src/watch/browser/state.ts';

/** The state of a page without problems. */
export const quietState: DevState = {
  mayEdit: false,
  serverId: '',
  reloadVersion: '',
  stylesheet: '',
  page: '',
  home: '',
  edited: [],
  revision: 0,
  follow: false,
  held: [],
  isDraft: false,
  problems: [],
};
