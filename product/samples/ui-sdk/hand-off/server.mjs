// Serves the page, returns user tokens, and creates the content and the design that the widget opens.
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

const apiUrl = process.env.API_URL ?? 'https://api.__SLUG__.example/v1';
const apiKey = process.env.API_KEY;
const port = Number(process.env.PORT ?? 8080);
if (!apiKey) {
  throw new Error('Set the API_KEY environment variable to an API key of your account.');
}

const sessions = new Map();

function getUserId(request) {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  return sessions.get(session);
}

async function call(method, path, body) {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${apiKey}`,
      ...(body && {'Content-Type': 'application/json'}),
      ...(method === 'POST' && path !== '/users/login' && {'Idempotency-Key': randomUUID()}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(8_000),
  });
  if (!response.ok) {
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  }
  return {body: await response.json(), retryAfter: Number(response.headers.get('Retry-After') ?? 2)};
}

// #region prepare
/** Creates a request, and polls it until it's finished. A production client also recovers from crashes. */
async function create(path, body) {
  let {body: request, retryAfter} = await call('POST', path, body);
  while (request.status === 'queued' || request.status === 'running') {
    await sleep(retryAfter * 1000);
    ({body: request, retryAfter} = await call('GET', `/requests/${request.requestId}`));
  }
  if (request.status !== 'succeeded') {
    throw new Error(`${request.requestId} ended with ${request.error.code}.`);
  }
  return request.result;
}

/** Creates a design and two text alternatives for the account. All its users can open them. */
async function prepare() {
  const prompt = 'Wine tastings on our terrace every Friday in May, 39 dollars per person';
  const designType = 'square-post';
  const [{designs}, {alternatives}] = await Promise.all([
    create('/designs/from-prompt', {prompt, designType}),
    create('/content/from-prompt', {prompt, designType, alternativeCount: 2}),
  ]);
  return {designId: designs[0].designId, designType, alternatives};
}
// #endregion prepare

let prepared;

createServer(async (request, response) => {
  const send = (status, body) => {
    response.writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
    response.end(JSON.stringify(body));
  };
  try {
    if (request.method === 'GET' && request.url === '/') {
      const session = randomUUID();
      sessions.set(session, 'user-4821');
      response.setHeader('Set-Cookie', `session=${session}; HttpOnly; SameSite=Strict; Path=/`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await readFile(new URL('index.html', import.meta.url)));
      return;
    }
    const userId = getUserId(request);
    if (userId === undefined) {
      send(401, {});
    } else if (request.method === 'POST' && request.url === '/design-token') {
      send(200, (await call('POST', '/users/login', {userId})).body);
    } else if (request.method === 'GET' && request.url === '/prepared') {
      prepared ??= prepare().catch((error) => {
        prepared = undefined; // The next request tries again.
        throw error;
      });
      send(200, await prepared);
    } else {
      send(404, {});
    }
  } catch (error) {
    console.error(error);
    send(502, {});
  }
}).listen(port, () => console.log(`http://localhost:${port}`));
