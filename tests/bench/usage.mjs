// @ts-check
// Preloaded into a measured process: writes what it used to the file that USAGE_FILE names, as it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (process.env['USAGE_FILE'])
    writeFileSync(process.env['USAGE_FILE'], JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});
