// Loaded into a build that is measured (`node --require`): adds a line with what it has used to the file that BENCH_USAGE names,
// and so does each process that it starts by `fork`, which takes over the option.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env['BENCH_USAGE'];
// Threads take over the option too, and what they have used is in what their process has used.
if (file !== undefined && isMainThread) {
  process.once('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    // Microseconds and kilobytes (https://nodejs.org/api/process.html#processresourceusage).
    appendFileSync(file, `${JSON.stringify({cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1e3})}\n`);
  });
}
