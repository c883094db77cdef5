// Serves the administrator's page, returns superuser tokens, and lists the people in the group.
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const apiUrl = process.env.API_URL ?? 'https://api.__SLUG__.example/v1';
const apiKey = process.env.API_KEY;
const port = Number(process.env.PORT ?? 8080);
if (!apiKey) {
  throw new Error('Set the API_KEY environment variable to an API key of your enterprise account.');
}

const groups = ['region-west'];
const people = [
  {userId: 'user-4821', displayName: 'Maya R.'},
  {userId: 'user-4822', displayName: 'Jonas K.'},
];
const sessions = new Map();

async function loginUser(body) {
  const response = await fetch(`${apiUrl}/users/login`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(8_000),
  });
  if (!response.ok) {
    throw new Error(`loginUser returned ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

// #region token
/** Returns a superuser token. Your product decides who is an administrator: the API doesn't check it. */
async function sendToken(administrator, response) {
  if (administrator === undefined) {
    response.writeHead(403, {'Cache-Control': 'no-store'}).end();
    return;
  }
  const session = await loginUser({userId: administrator, role: 'superuser', groups});
  response.writeHead(200, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
  response.end(JSON.stringify(session));
}
// #endregion token

// #region people
/** Adds people to the administrator's groups. In production, do this once when a person joins. */
async function addPeople() {
  for (const {userId, displayName} of people) {
    await loginUser({userId, displayName, groups, plan: 'enterprise'});
  }
}
// #endregion people

await addPeople();
createServer(async (request, response) => {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  try {
    if (request.method === 'POST' && request.url === '/design-token') {
      await sendToken(sessions.get(session), response);
    } else if (request.method === 'GET' && request.url === '/people') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(sessions.has(session) ? people : []));
    } else if (request.method === 'GET' && request.url === '/') {
      const sessionId = randomUUID();
      sessions.set(sessionId, 'admin-7');
      response.setHeader('Set-Cookie', `session=${sessionId}; HttpOnly; SameSite=Strict; Path=/`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await readFile(new URL('index.html', import.meta.url)));
    } else {
      response.writeHead(404).end();
    }
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(port, () => console.log(`http://localhost:${port}`));
