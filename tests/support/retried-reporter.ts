// Lists the tests that have passed only after a retry, in the last lines of a run.
import type { Reporter, TestModule } from 'vitest/node';

const retriedIn = (module: TestModule): readonly string[] =>
  [...module.children.allTests('passed')].flatMap((test) =>
    (test.diagnostic()?.retryCount ?? 0) > 0 ? [`${module.relativeModuleId} > ${test.fullName}`] : [],
  );

export const retriedReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const retried = modules.flatMap(retriedIn).sort();
    // Waits, so that the list follows the summary of the run.
    setImmediate(() =>
      process.stdout.write(`\n Retried tests: ${retried.length === 0 ? 'none' : retried.map((name) => `\n   ${name}`).join('')}\n`),
    );
  },
};
