// Two jobs: it serves the page, and it fetches user tokens with your API key, which never leaves this process.
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const apiUrl = process.env.API_URL ?? 'https://api.__SLUG__.example/v1';
const apiKey = process.env.API_KEY;
const port = Number(process.env.PORT ?? 8080);
if (!apiKey) {
  throw new Error('Set API_KEY to the API key of your account.');
}

// #region session
/** Who has which session. Your product has this already. */
const sessions = new Map();

/** The id of the person who is logged in to your product, or undefined for nobody. */
function loggedInUser(request) {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  return sessions.get(session);
}

/** Stands in for the login page of your product. */
function logIn(response) {
  const session = randomUUID();
  sessions.set(session, 'user-4821');
  response.setHeader('Set-Cookie', `session=${session}; HttpOnly; SameSite=Strict; Path=/`);
}
// #endregion session

// #region token
/** Answers with a user token for the person who asks. */
async function sendToken(request, response) {
  const userId = loggedInUser(request);
  if (userId === undefined) {
    response.writeHead(401, {'Cache-Control': 'no-store'}).end();
    return;
  }
  const answer = await fetch(`${apiUrl}/users/login`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({userId}),
    signal: AbortSignal.timeout(8_000),
  });
  const body = await answer.text();
  if (!answer.ok) {
    // The problem is for your logs: it says what is wrong with your account, not with this person.
    console.error('loginUser:', answer.status, body);
    response.writeHead(502, {'Cache-Control': 'no-store'}).end();
    return;
  }
  response.writeHead(200, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'}).end(body);
}
// #endregion token

createServer(async (request, response) => {
  try {
    if (request.method === 'POST' && request.url === '/design-token') {
      await sendToken(request, response);
    } else if (request.method === 'GET' && request.url === '/') {
      logIn(response);
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
