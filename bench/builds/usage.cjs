// Preloaded into a measured build with `node --require`. When a process exits, it appends a line with its resource usage to the file
// in BENCH_USAGE. Processes that the build forks inherit the option, and append their own lines.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env['BENCH_USAGE'];
// Worker threads inherit the option too, but the usage of a process already includes its threads.
if (file !== undefined && isMainThread) {
  process.once('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    // CPU times are in microseconds, and maxRSS is in kilobytes (https://nodejs.org/api/process.html#processresourceusage).
    appendFileSync(file, `${JSON.stringify({cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1e3})}\n`);
  });
}
