import {findClosest, isObject, stringifyJson} from '@developer-docs/internal';
import {isJsonMediaType} from '@developer-docs/openapi';
import type {Context} from 'hono';
import {Hono} from 'hono/tiny';
import {cors} from 'hono/cors';
import type {ApiRequest, ApiResponse} from './api-request.js';
import {findOperation, matchOperations, type OperationMatch} from './contract/find-operation.js';
import {isLoopbackUrl} from './directives.js';
import type {IdGenerator} from './ids.js';
import {processCall, type CallContext} from './process-call.js';
import {createRouteProblem} from './problems.js';

/** A file that's served alongside the API, such as a script. */
export interface StaticFile {
  readonly mediaType: string;
  readonly read: () => Promise<string | Uint8Array>;
}

export interface AppOptions extends CallContext {
  /** Files by path, such as `/client.js`. */
  readonly staticFiles: Readonly<Record<string, StaticFile>>;
  readonly ids: IdGenerator;
  readonly log: (line: string) => void;
  readonly onResponse: (response: ApiResponse) => void;
}

const exposedHeaders = [
  'Allow',
  'Request-Id',
  'Location',
  'Retry-After',
  'Idempotent-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'WWW-Authenticate',
];

/** Creates the app, with routes for operations, static files, and the files of the extension. */
export function createApp(options: AppOptions): Hono {
  const {contract, behavior, staticFiles} = options;
  const {operations} = contract;
  const isFilePath = (path: string) =>
    staticFiles[path] !== undefined || (behavior.files !== undefined && path.startsWith(behavior.files.prefix));
  const respondWithProblem = (
    context: Context,
    problem: Parameters<typeof createRouteProblem>[0],
    headers?: Readonly<Record<string, string>>,
  ) => {
    const description = behavior.describeError?.(problem.code);
    return respond(context, options, createRouteProblem(problem, description, options.ids.next('call'), headers));
  };
  const app = new Hono();
  const basePaths = [...new Set([contract.basePath, ...operations.map(({basePath}) => basePath)])];
  // Base paths can be nested, so the longest one is matched first.
  basePaths.sort((a, b) => b.length - a.length);

  for (const basePath of basePaths) {
    app.use(
      `${basePath}/*`,
      cors({
        origin: (origin) => (isLoopbackUrl(origin) ? origin : null),
        allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposeHeaders: exposedHeaders,
        maxAge: 600,
      }),
    );
  }
  app.all('*', async (context, next) => {
    const {path, method, url} = context.req;
    const {pathname, origin} = new URL(url);
    // Hono removes the body of a response to a HEAD request.
    const match =
      findOperation(operations, method, pathname, origin) ??
      (method === 'HEAD' ? findOperation(operations, 'GET', pathname, origin) : undefined);
    if (match !== undefined) {
      return handleOperation(context, match, options);
    }
    const methods = new Set(matchOperations(operations, pathname).map(({operation}) => operation.method));
    if (methods.size > 0) {
      const allow = [...methods].join(', ');
      const problem = {status: 405, code: 'method_not_allowed', detail: `${path} supports ${allow}, not ${method}.`};
      return respondWithProblem(context, problem, {Allow: allow});
    }
    const basePath = basePaths.find((candidate) => `${path}/`.startsWith(`${candidate}/`));
    // If an API has no base path, its routes don't shadow files.
    if (basePath === undefined || (basePath === '' && isFilePath(path))) {
      return next();
    }
    const apiPath = path.slice(basePath.length);
    const closest = findClosest(
      apiPath,
      operations.map((operation) => operation.path),
    );
    const hint = closest === undefined ? '' : ` Did you mean ${closest}?`;
    const problem = {status: 404, code: 'route_not_found', detail: `The API has no path ${apiPath}.${hint}`};
    return respondWithProblem(context, problem);
  });

  app.use('*', cors({origin: '*'}));
  for (const [path, {mediaType, read}] of Object.entries(staticFiles)) {
    app.get(path, async () => {
      const content = await read();
      return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
        headers: {'Content-Type': mediaType},
      });
    });
  }
  if (behavior.files !== undefined) {
    const {prefix, serve} = behavior.files;
    app.get(`${prefix}:path{.+}`, (context) => serve(context.req.raw));
  }
  app.notFound((context) =>
    context.text(`Not found. The API's base URL is ${new URL(context.req.url).origin}${contract.basePath}.\n`, 404),
  );
  app.onError((error, context) => {
    const message = `Internal mock error: ${error.message}`;
    options.log(message);
    return context.text(`${message}\n`, 500);
  });
  return app;
}

async function handleOperation(
  context: Context,
  {operation, parameters}: OperationMatch,
  options: AppOptions,
): Promise<Response> {
  let body: ApiRequest['body'];
  try {
    body = await readBody(context.req.raw, options.behavior.maxBodyBytes);
  } catch {
    // The client has canceled the request, so nobody reads the response.
    return new Response(null, {status: 400});
  }
  const request: ApiRequest = {
    method: context.req.method,
    url: new URL(context.req.url),
    path: parameters,
    headers: context.req.raw.headers,
    body,
    callId: options.ids.next('call'),
  };
  const apiResponse = await processCall(request, operation, options);
  const response = respond(context, options, apiResponse, operation.id);
  options.behavior.onResponse?.(apiResponse);
  options.onResponse(apiResponse);
  return response;
}

/**
 * Reads the body of a request. A body that's too large isn't read to its end: one byte more than the limit is enough for
 * the error.
 */
async function readBody({body}: Request, maxBytes = Infinity): Promise<ApiRequest['body']> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader !== undefined;) {
    const {done, value} = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      break;
    }
  }
  const content = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return content;
}

/** Converts text to what a header can contain: no line breaks, and other characters than Latin-1 as UTF-8. */
function toHeaderValue(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return /[^ -ÿ]/.test(line)
    ? Array.from(new TextEncoder().encode(line), (byte) => String.fromCharCode(byte)).join('')
    : line;
}

/** Logs a response and serializes it. */
function respond(
  context: Context,
  {log}: AppOptions,
  {status, headers, body}: ApiResponse,
  operationId = '-',
): Response {
  const code = isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : '';
  const {pathname, search} = new URL(context.req.url);
  log(`${status} ${operationId}${code}  ${context.req.method} ${pathname}${search}  ${headers['Request-Id'] ?? ''}`);
  const isText = typeof body === 'string' && !isJsonMediaType(headers['Content-Type'] ?? 'application/json');
  // Responses with these statuses can't have a body.
  const hasBody = body !== undefined && ![204, 205, 304].includes(status);
  return new Response(hasBody ? (isText ? body : stringifyJson(body)) : null, {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)])),
      'Cache-Control': 'no-store',
    },
  });
}
