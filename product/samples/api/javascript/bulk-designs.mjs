// Creates a design for each user in a list. If it's interrupted, start it again: it continues where it stopped.
// Usage: node bulk-designs.mjs jobs.json
import {randomUUID} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {call, delay} from './call.mjs';

const [file = 'jobs.json'] = process.argv.slice(2); // [{"userId": "user-4821", "prompt": "…"}, …]
// Stay below the limit of 200 calls per minute, which all servers that use the API key share.
const callsPerMinute = Number(process.env.CALLS_PER_MINUTE ?? 180);
const jobs = JSON.parse(readFileSync(file, 'utf8'));

function save() {
  writeFileSync(`${file}.new`, JSON.stringify(jobs, null, 2));
  renameSync(`${file}.new`, file);
}

/** Creates the request for a job and polls it until it's finished. */
async function run(job) {
  const user = `/enterprise/users/${job.userId}`;
  const {idempotencyKey, prompt} = job;
  const body = {prompt, designType: 'flyer', clientReference: idempotencyKey};
  let response;
  let request = {requestId: job.requestId, status: 'queued'};
  if (job.requestId === undefined) {
    ({response, body: request} = await call('POST', `${user}/designs/from-prompt`, {body, idempotencyKey}));
    job.requestId = request.requestId;
    save();
  }
  for (let attempt = 1; ['queued', 'running'].includes(request.status); attempt += 1) {
    if (response) await sleep(delay(response, attempt) * 1000);
    ({response, body: request} = await call('GET', `${user}/requests/${job.requestId}`));
  }
  job.status = request.status;
  job.designId = request.result?.designs[0].designId;
  job.error = request.error?.code;
}

// 1. Store an idempotency key for each job before the first call, so a restart doesn't create a second design.
for (const job of jobs) job.idempotencyKey ??= randomUUID();
save();

// 2. Start the unfinished jobs at a steady pace. In the meantime, open requests are polled.
const running = [];
for (const job of jobs.filter(({status}) => status === undefined)) {
  const finished = run(job).catch(({status, problem, message}) => {
    // After a temporary failure or with a wrong API key (401), the next run tries again.
    if (problem?.retryable === false && status !== 401) Object.assign(job, {status: 'rejected', error: problem.code});
    console.error(`${job.userId}: ${message}`);
  });
  running.push(finished.then(save));
  await sleep(60_000 / callsPerMinute);
}
await Promise.all(running);

// 3. Report the outcome.
for (const {userId, status, designId, error} of jobs) console.log(`${userId} ${status} ${designId ?? error}`);
