// @ts-check
// A measured process preloads this module, which writes the processor time and the memory of the process when it ends. The
// environment variable USAGE_FILE names the file.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (process.env['USAGE_FILE'])
    writeFileSync(process.env['USAGE_FILE'], JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});
