// Measures work in a way that does not depend on other processes of the machine.

/**
 * Returns the processor time of `work` in milliseconds: the least of three runs, because the machine can be slow for a moment. The clock
 * would also measure other processes.
 */
export function processorTimeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
