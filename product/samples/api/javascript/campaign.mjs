// Creates a campaign in five formats from one prompt. After a crash, run it again to continue.
import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {call, userCredential, waitForRequest} from './call.mjs';

const file = process.env.JOB_FILE ?? 'campaign.json'; // In production, use rows in your database.
const folder = process.env.OUTPUT_FOLDER ?? 'campaign';
const credential = process.env.USER_ID ? userCredential(process.env.USER_ID) : undefined;

const designTypes = ['square-post', 'story', 'link-post', 'email-header', 'flyer'];
const brand = {name: 'Vineyard Terrace', tone: ['warm'], colors: [{role: 'primary', hex: '#7A1F3D'}]};
const image = {type: 'image', url: 'https://cdn.example.com/spring/terrace.jpg', altText: 'A set table on a terrace'};

/** The key, the body, and the request ID of each step, by name. */
const jobs = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

function save(name, job) {
  jobs[name] = job;
  writeFileSync(`${file}.new`, JSON.stringify(jobs));
  renameSync(`${file}.new`, file);
}

/** The response that created the request for each step, which says how long to wait before the first poll. */
const responses = {};

/** Creates the request for a step, unless an earlier run has already created it. */
async function create(name, path, body) {
  if (!jobs[name]) save(name, {idempotencyKey: randomUUID(), body});
  if (jobs[name].requestId) return;
  const {response, body: request} = await call('POST', path, {...jobs[name], credential});
  responses[name] = response;
  save(name, {...jobs[name], requestId: request.requestId});
  console.log(`${name}: ${request.requestId} is ${request.status}`);
}

/** Waits for the request for a step and returns its result. */
async function getResult(name) {
  const request = await waitForRequest(jobs[name].requestId, {credential, response: responses[name]});
  console.log(`${name}: ${request.requestId} is ${request.status}`);
  if (request.status === 'succeeded') return request.result;
  save(name, undefined); // The next run creates a new request with a new key.
  throw new Error(`${name}: ${request.error.code}, ${request.error.detail}`);
}

// 1. Generate the text once, so it's the same in all formats.
await create('content', '/content/from-prompt', {
  prompt: 'Wine tastings on our terrace every Friday in May, 39 dollars per person',
  designType: 'square-post',
  blockTypes: ['title', 'subtitle'],
  alternativeCount: 1,
  brand,
});
const {alternatives} = await getResult('content');
const blocks = [image, ...alternatives[0].blocks];

// 2. Create all designs. If the plan allows fewer open requests, call() waits until one of them has finished.
for (const designType of designTypes) {
  const clientReference = `spring-tastings/${designType}`;
  await create(designType, '/designs/from-content', {blocks, designType, brand, clientReference});
}

// 3. Wait for each design, and download its files before the links expire.
mkdirSync(folder, {recursive: true});
for (const designType of designTypes) {
  const {designs} = await getResult(designType);
  for (const {format, url} of designs[0].files) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    writeFileSync(`${folder}/${designType}.${format}`, Buffer.from(await response.arrayBuffer()));
  }
}
console.log(`The files are in ${folder}/.`);
