// Receives webhooks, rejects forged and outdated deliveries, and handles each delivery exactly once.
import {createHmac, timingSafeEqual} from 'node:crypto';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const port = Number(process.env.PORT ?? 8080);
const file = process.env.EVENTS_FILE ?? 'events.ndjson'; // In production, use a table in your database.
const tolerance = 5 * 60; // seconds
if (secret.length === 0) {
  throw new Error('Set the WEBHOOK_SECRET environment variable to the webhook secret of your account (whsec_…).');
}

/** Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation. */
function isAuthentic(headers, rawBody) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return signatures.split(' ').some((entry) => {
    const [version, signature = ''] = entry.split(',');
    const actual = Buffer.from(signature, 'base64');
    return version === 'v1' && actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

/** Reads the IDs of handled deliveries. If a crash truncated a line, its delivery wasn't handled. */
function readHandled() {
  const handled = new Set();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      handled.add(JSON.parse(line).id);
    } catch {
      // The line is empty or incomplete.
    }
  }
  return handled;
}

const handled = readHandled();

/** Stores the ID and the result of a delivery in a single write, so a crash can't store only one of them. */
function handle(id, request) {
  appendFileSync(file, `\n${JSON.stringify({id, request})}`);
  handled.add(id);
  // A status that this program doesn't know is logged like the others, so that it isn't delivered again.
  const outcome = request.error?.code ?? request.kind;
  console.log(`${request.requestId} ${request.status}: ${outcome}`);
}

createServer(async (incoming, outgoing) => {
  try {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const rawBody = Buffer.concat(chunks); // The signature is calculated from the raw bytes.
    if (!isAuthentic(incoming.headers, rawBody)) {
      outgoing.writeHead(401).end();
      return;
    }
    const id = incoming.headers['webhook-id'];
    if (!handled.has(id)) handle(id, JSON.parse(rawBody.toString('utf8')));
    outgoing.writeHead(204).end(); // Respond last: without a 2xx response, the delivery is retried.
  } catch (error) {
    console.error(error);
    outgoing.writeHead(500).end();
  }
}).listen(port, () => console.log(`Waiting for webhooks on port ${port}`));
