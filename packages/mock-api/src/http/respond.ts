import type {IncomingMessage, ServerResponse} from 'node:http';
import {answerCall, type ApiState, type Outgoing} from './api';
import {corsHeaders, preflightHeaders} from './cors';
import {answerFile} from './files';

/** A file that is made when it is asked for. */
export interface ServedFile {
  /** Media type. */
  readonly type: string;
  readonly read: () => Promise<string | Uint8Array>;
}

/** A body is read up to this size, so that the answer can say how large it is. */
const readAtMost = 4 * 1024 * 1024;

/**
 * Answers one HTTP request.
 *
 * @returns The answer of the API, once it is sent; nothing for files and preflights.
 */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  api: ApiState,
  files: Readonly<Record<string, ServedFile>>,
  log: (line: string) => void,
): Promise<Outgoing | undefined> {
  const {method = 'GET', headers} = request;
  const url = new URL(request.url ?? '/', `http://${headers.host ?? 'localhost'}`);
  const {basePath} = api.contract;
  if (!`${url.pathname}/`.startsWith(`${basePath}/`)) {
    await respondWithFile(url, response, api, files);
    return undefined;
  }
  if (method === 'OPTIONS') {
    send(response, 204, preflightHeaders(headers), '');
    return undefined;
  }
  const callId = api.ids.next('call');
  const outgoing = await answerCall({method, url, headers, body: await readAll(request)}, callId, api);
  send(
    response,
    outgoing.status,
    {...outgoing.headers, ...corsHeaders(headers), 'Cache-Control': 'no-store'},
    JSON.stringify(outgoing.body),
  );
  const {code} = outgoing.body;
  const what = [outgoing.status, outgoing.operation ?? '-', ...(typeof code === 'string' ? [code] : [])].join(' ');
  log(`${what}  ${method} ${url.pathname}${url.search}  ${callId}`);
  return outgoing;
}

async function respondWithFile(
  url: URL,
  response: ServerResponse,
  {store, now, contract}: ApiState,
  files: Readonly<Record<string, ServedFile>>,
): Promise<void> {
  const {pathname, searchParams, origin} = url;
  const served = files[pathname];
  const text = 'text/plain; charset=utf-8';
  const file = served
    ? {status: 200, type: served.type, body: await served.read()}
    : pathname.startsWith('/files/')
      ? answerFile(pathname.slice('/files/'.length), searchParams.get('expires'), store, now())
      : {status: 404, type: text, body: `There is nothing here. The API is at ${origin}${contract.basePath}.\n`};
  // Anybody who has the link may show the file.
  const headers = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'};
  send(response, file.status, {'Content-Type': file.type, ...headers}, file.body);
}

/** Sends an answer, and closes a connection whose request was not read to its end. */
export function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): void {
  const connection = response.req.complete ? {} : {Connection: 'close'};
  response.writeHead(status, {
    ...headers,
    ...connection,
    ...(status !== 204 && {'Content-Length': Buffer.byteLength(body)}),
  });
  response.end(status === 204 ? undefined : body);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > readAtMost) {
      break;
    }
  }
  return Buffer.concat(parts);
}
