// Serves the board, returns user tokens, and saves the files of accepted designs before their links expire.
import {randomUUID} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

const apiUrl = process.env.API_URL ?? 'https://api.__SLUG__.example/v1';
const apiKey = process.env.API_KEY;
const port = Number(process.env.PORT ?? 8080);
const folder = new URL('designs/', import.meta.url);
if (!apiKey) {
  throw new Error('Set the API_KEY environment variable to an API key of your account.');
}

const board = [];
const sessions = new Map();

function getUserId(request) {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  return sessions.get(session);
}

async function loginUser(userId) {
  const response = await fetch(`${apiUrl}/users/login`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({userId}),
    signal: AbortSignal.timeout(8_000),
  });
  if (!response.ok) {
    throw new Error(`loginUser returned ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

// #region save
/** Saves a design's files. It reads their URLs from the API, because a browser could send any URL. */
async function saveDesign(userId, {requestId, designId, variantId}) {
  const {token} = await loginUser(userId);
  const headers = {Authorization: `Bearer ${token}`};
  const read = async (path) => {
    const response = await fetch(`${apiUrl}${path}`, {headers});
    if (!response.ok) {
      throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    }
    return response.json();
  };
  const {result} = await read(`/requests/${encodeURIComponent(requestId)}`);
  const design = result?.designs.find((candidate) => candidate.designId === designId);
  const variants =
    variantId === null ? [] : (await read(`/designs/${encodeURIComponent(designId)}/variants?limit=24`)).data;
  const selected = variantId === null ? design : variants.find((candidate) => candidate.variantId === variantId);
  if (selected === undefined) {
    throw new Error(`The request ${requestId} doesn't contain this design.`);
  }
  await mkdir(folder, {recursive: true});
  const files = [];
  for (const {format, url} of selected.files) {
    const name = `${variantId ?? designId}.${format}`;
    const file = await fetch(url);
    if (!file.ok) {
      throw new Error(`${url} returned ${file.status}.`);
    }
    await writeFile(new URL(name, folder), Buffer.from(await file.arrayBuffer()));
    files.push(name);
  }
  board.push({designId, variantId, files});
  return files;
}
// #endregion save

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
      send(200, await loginUser(userId));
    } else if (request.method === 'POST' && request.url === '/designs') {
      send(201, {files: await saveDesign(userId, await json(request))});
    } else if (request.method === 'GET' && request.url === '/designs') {
      send(200, board);
    } else {
      send(404, {});
    }
  } catch (error) {
    console.error(error);
    send(502, {});
  }
}).listen(port, () => console.log(`http://localhost:${port}`));
