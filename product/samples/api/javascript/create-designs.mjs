// Creates a design from a prompt, waits for it, and lists its variants. If it crashes, run it again to continue.
import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {call, userCredential, waitForRequest} from './call.mjs';

const file = process.env.JOB_FILE ?? 'job.json'; // In production, use a row in your database.
const credential = process.env.USER_ID ? userCredential(process.env.USER_ID) : undefined;

function save(job) {
  writeFileSync(`${file}.new`, JSON.stringify(job));
  renameSync(`${file}.new`, file);
  return job;
}

// 1. Store the key, the body, and the time before the first call. Keys are valid for 24 hours.
const job = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : save({
      idempotencyKey: randomUUID(),
      body: {
        prompt: 'Wine tastings on our terrace every Friday in May, 39 dollars per person',
        designType: 'square-post',
        clientReference: randomUUID(),
      },
      startedAt: Date.now(),
    });
if (job.requestId === undefined && Date.now() > job.startedAt + 24 * 60 * 60 * 1000) {
  throw new Error(
    `The idempotency key has expired. Look for ${job.body.clientReference} in your webhooks. If it isn't there, delete ${file}.`,
  );
}

// 2. Create the request. If an earlier run already created it, the API returns the existing request.
let {idempotencyKey, body, requestId} = job;
let response;
if (requestId === undefined) {
  let request;
  ({response, body: request} = await call('POST', '/designs/from-prompt', {body, idempotencyKey, credential}));
  ({requestId} = request);
  save({...job, requestId});
  console.log(`${requestId} is ${request.status}`);
}

// 3. Poll until the request is finished. Retry-After contains the time to wait.
const onPoll = ({status}) => console.log(`${requestId} is ${status}`);
const request = await waitForRequest(requestId, {credential, response, onPoll});
if (request.status !== 'succeeded') {
  rmSync(file); // The next run creates a new request with a new key.
  const {code, detail, retryable} = request.error;
  throw new Error(`${request.status}: ${code}, ${detail} Retryable: ${retryable}`);
}

// 4. List the variants, best first. Each page contains the cursor of the next page.
for (const design of request.result.designs) {
  console.log(`${design.designId}: ${design.previewUrl}`);
  let cursor = null;
  do {
    const query = new URLSearchParams({limit: '12', ...(cursor && {cursor})});
    const {body: page} = await call('GET', `/designs/${design.designId}/variants?${query}`, {credential});
    for (const variant of page.data) {
      console.log(`  ${variant.rank}. ${variant.variesBy.join(', ')}: ${variant.files[0].url}`);
    }
    cursor = page.nextCursor;
  } while (cursor);
}
rmSync(file);
