// @ts-check
// Preloaded into a measured process. When the process ends, writes its processor time and memory into the file
// that the environment variable USAGE_FILE names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (process.env['USAGE_FILE'])
    writeFileSync(process.env['USAGE_FILE'], JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});
