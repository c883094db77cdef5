// Serves the page and fetches user tokens with your API key. The key never leaves the server.
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const apiUrl = process.env.API_URL ?? 'https://api.__SLUG__.example/v1';
const apiKey = process.env.API_KEY;
const port = Number(process.env.PORT ?? 8080);
if (!apiKey) {
  throw new Error('Set the API_KEY environment variable to an API key of your account.');
}

/** The files that the server provides. Only applications with a bundle need `main.js`. */
const files = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/main.js': ['main.js', 'text/javascript; charset=utf-8'],
};

// #region session
/** The user ID of each session. In production, use your product's sessions. */
const sessions = new Map();

/** Returns the ID of the user who is signed in to your product, or undefined if nobody is. */
function getUserId(request) {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  return sessions.get(session);
}

/** Replaces your product's login page. */
function startSession(response) {
  const session = randomUUID();
  sessions.set(session, 'user-4821');
  response.setHeader('Set-Cookie', `session=${session}; HttpOnly; SameSite=Strict; Path=/`);
}
// #endregion session

// #region token
/** Returns a token for the user who is signed in. */
async function sendToken(request, response) {
  const userId = getUserId(request);
  if (userId === undefined) {
    response.writeHead(401, {'Cache-Control': 'no-store'}).end();
    return;
  }
  const login = await fetch(`${apiUrl}/users/login`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({userId}),
    signal: AbortSignal.timeout(8_000),
  });
  const body = await login.text();
  if (!login.ok) {
    // Log the problem, but don't send it to the browser: it describes your account.
    console.error('loginUser:', login.status, body);
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
    } else if (request.method === 'GET' && request.url in files) {
      const [name, mediaType] = files[request.url];
      const content = await readFile(new URL(name, import.meta.url));
      if (request.url === '/') startSession(response);
      response.writeHead(200, {'Content-Type': mediaType}).end(content);
    } else {
      response.writeHead(404).end();
    }
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(port, () => console.log(`http://localhost:${port}`));
