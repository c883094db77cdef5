// Loaded into a build that is measured (`node --require`): writes what it has used into the file that BENCH_USAGE names.
const {writeFileSync} = require('node:fs');

const file = process.env['BENCH_USAGE'];
if (file !== undefined) {
  process.once('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    // Microseconds and kilobytes (https://nodejs.org/api/process.html#processresourceusage).
    writeFileSync(file, JSON.stringify({cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1e3}));
  });
}
