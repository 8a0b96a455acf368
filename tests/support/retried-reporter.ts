// Lists the tests that have passed only at the second try, in the last lines of a run.
import type { Reporter, TestModule } from 'vitest/node';

const retriedIn = (module: TestModule): readonly string[] =>
  [...module.children.allTests('passed')].flatMap((test) =>
    (test.diagnostic()?.retryCount ?? 0) > 0 ? [`${module.relativeModuleId} > ${test.fullName}`] : [],
  );

export const retriedReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const retried = modules.flatMap(retriedIn).sort();
    // Printed after the lines with which every run ends.
    setImmediate(() =>
      process.stdout.write(`\n Retried tests: ${retried.length === 0 ? 'none' : retried.map((name) => `\n   ${name}`).join('')}\n`),
    );
  },
};
