// Prints at the end of a run the browsers that were not tested, because they are not installed.
import type { Reporter } from 'playwright/types/testReporter';
import { missingPackages, otherBrowsers } from './other-browsers.mjs';

export default class AbsentBrowsersReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  /** Called just before the runner exits, after all other output. */
  async onExit(): Promise<void> {
    for (const browser of otherBrowsers) {
      const packages = missingPackages(browser);
      if (packages.length === 0) continue;
      process.stdout.write(`\n  Not tested in ${browser}, which is not installed: sudo apt-get install ${packages.join(' ')}\n`);
    }
  }
}
