// Receives finished requests, refuses forged and old deliveries, and handles each delivery once.
import {createHmac, timingSafeEqual} from 'node:crypto';
import {createServer} from 'node:http';

const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const port = Number(process.env.PORT ?? 8080);
const tolerance = 5 * 60; // seconds
if (secret.length === 0) {
  throw new Error('Set WEBHOOK_SECRET to the webhook secret of your account: whsec_ and Base64.');
}

/** Whether one of the signatures matches and the delivery is fresh. */
function isGenuine(headers, rawBody) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return signatures.split(' ').some((entry) => {
    const [version, signature = ''] = entry.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const seen = new Set(); // Keep the ids in your database: deliveries can arrive twice.

function handle(request) {
  if (request.status === 'succeeded') {
    console.log(`${request.requestId} succeeded: ${request.kind}`);
  } else {
    console.log(`${request.requestId} failed: ${request.error.code}`);
  }
}

createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks); // The signature covers these bytes, not the parsed JSON.
  if (!isGenuine(incoming.headers, rawBody)) {
    outgoing.writeHead(401).end();
    return;
  }
  outgoing.writeHead(204).end(); // Answer first: work that takes long would count as a failed attempt.
  const id = incoming.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    handle(JSON.parse(rawBody.toString('utf8')));
  }
}).listen(port, () => console.log(`Waiting for webhooks on port ${port}`));
