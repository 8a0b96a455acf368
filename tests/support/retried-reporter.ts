// Lists in the last lines of a run the tests that passed only after a retry.
import type { Reporter, TestModule } from 'vitest/node';

const retriedIn = (module: TestModule): readonly string[] =>
  [...module.children.allTests('passed')].flatMap((test) =>
    (test.diagnostic()?.retryCount ?? 0) > 0 ? [`${module.relativeModuleId} > ${test.fullName}`] : [],
  );

export const retriedReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const retried = modules.flatMap(retriedIn).sort();
    // Waits until the summary of the run is printed.
    setImmediate(() =>
      process.stdout.write(`\n Retried tests: ${retried.length === 0 ? 'none' : retried.map((name) => `\n   ${name}`).join('')}\n`),
    );
  },
};
