// Creates a design from a prompt, waits until it is finished, and lists its variants.
import {setTimeout as sleep} from 'node:timers/promises';
import {call, pause} from './call.mjs';

// 1. Create. The answer comes at once: 202 with a queued request.
let {response, body: request} = await call('POST', '/designs/from-prompt', {
  prompt: 'Wine tastings on our terrace every Friday in May',
  designType: 'square-post',
});
console.log(`${request.requestId} is ${request.status}`);

// 2. Wait. Every answer says in Retry-After when to ask again.
const deadline = Date.now() + 11 * 60_000;
for (let attempt = 1; request.status === 'queued' || request.status === 'running'; attempt += 1) {
  if (Date.now() > deadline) {
    throw new Error(`${request.requestId} is still ${request.status}`);
  }
  await sleep(pause(response, attempt) * 1000);
  ({response, body: request} = await call('GET', `/requests/${request.requestId}`));
  console.log(`${request.requestId} is ${request.status}`);
}
if (request.status !== 'succeeded') {
  const {code, detail, retryable} = request.error;
  throw new Error(`${request.status}: ${code}, ${detail} Worth creating again: ${retryable}`);
}

// 3. Choose. The best variant comes first; a page has a cursor for the next one.
for (const design of request.result.designs) {
  console.log(`${design.designId}: ${design.previewUrl}`);
  let cursor = null;
  do {
    const query = new URLSearchParams({limit: '12', ...(cursor && {cursor})});
    const {body: page} = await call('GET', `/designs/${design.designId}/variants?${query}`);
    for (const variant of page.data) {
      console.log(`  ${variant.rank}. ${variant.variesBy.join(', ')}: ${variant.files[0].url}`);
    }
    cursor = page.nextCursor;
  } while (cursor);
}
