#!/usr/bin/env node
import {existsSync, watch, type FSWatcher} from 'node:fs';
import {isIPv6} from 'node:net';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {isUrl, loadOpenApiFile} from '@developer-docs/openapi/node';
import {didYouMean, formatCount, getErrorMessage, makeUnique, type JsonObject} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import {createJiti} from 'jiti';
import {directiveHeaders} from '../calls/directives.js';
import type {MockExtension} from '../extension.js';
import {withState} from '../state/stateful.js';
import {startMockServer, type MockServer} from './server.js';

const usage = `Usage: mock-api <document>… [options]

Serves a mock of OpenAPI documents (YAML or JSON) on this machine. It validates requests, and responds with examples or with samples of
the schemas. When a document changes, the mock starts again.

  --port <number>     Port to listen on; 0 selects a free port (default: 4010)
  --host <address>    Address or name to listen on (default: 127.0.0.1, which only this machine can reach); 0.0.0.0 for all
  --strict-query      Rejects query parameters that an operation doesn't declare
  --stateful          Keeps what clients create, update, and delete
  --extension <file>  Module (JavaScript or TypeScript) whose default export is a MockExtension, for your own handlers
  --seed <number>     Integer that determines generated IDs (default: a random one)
  --quiet             Prints no line for each call
  --help              Prints this text

Clients can send ${Object.keys(directiveHeaders).join(', ')}. See the README.`;

const options = {
  port: {type: 'string', default: '4010'},
  host: {type: 'string', default: '127.0.0.1'},
  'strict-query': {type: 'boolean', default: false},
  stateful: {type: 'boolean', default: false},
  extension: {type: 'string'},
  seed: {type: 'string'},
  quiet: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/** A mistake in the command line. */
class UsageError extends Error {}

/** @throws UsageError if the text isn't an integer in the range. */
function parseInteger(option: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new UsageError(`--${option} is "${text}". Set it to an integer from 0 to ${max}.`);
  }
  return Number(text);
}

interface LoadedDocuments {
  readonly documents: Readonly<Record<string, JsonObject>>;
  /** Absolute paths of all files. */
  readonly files: readonly string[];
}

async function loadDocuments(paths: readonly string[]): Promise<LoadedDocuments> {
  // Files in different folders can have the same name, such as `openapi.yaml`.
  const usedNames = new Set<string>();
  const loaded = await Promise.all(
    paths.map(async (file) => {
      if (isUrl(file)) throw new UsageError(`${file} is a URL. Download the document, and name the file.`);
      const name = makeUnique(path.basename(file).replace(/\.\w+$/, ''), usedNames);
      const {bundle, files} = await loadOpenApiFile({file: path.resolve(file), root: process.cwd()});
      return {name, bundle, files};
    }),
  );
  return {
    documents: Object.fromEntries(loaded.map(({name, bundle}) => [name, bundle])),
    files: [...new Set(loaded.flatMap(({files}) => files))],
  };
}

/** @throws UsageError if the module can't be loaded, or if its default export isn't a function. */
async function loadExtension(file: string): Promise<MockExtension> {
  if (!existsSync(file)) {
    throw new UsageError(`The extension ${file} doesn't exist. Correct the path in --extension.${suggestFile(file)}`);
  }
  let module: unknown;
  try {
    module = await createJiti(import.meta.url, {moduleCache: false}).import(path.resolve(file), {default: true});
  } catch (error) {
    throw new UsageError(`The extension ${file} can't be loaded: ${getErrorMessage(error)}`);
  }
  if (typeof module !== 'function') {
    throw new UsageError(
      `${file} has no default export that is a function. Export one: export default defineMockExtension(() => ({handlers: {…}}));`,
    );
  }
  return module as MockExtension;
}

/** Lists the handlers of the extension that never run, because their operation doesn't exist. */
function findUnusedHandlers({behavior, contract}: MockServer): string[] {
  const ids = contract.operations.map(({id}) => id);
  return Object.keys(behavior.handlers ?? {})
    .filter((id) => !ids.includes(id))
    .map((id) => `The extension has a handler for "${id}", but there's no such operation.${didYouMean(id, ids)}`);
}

const describeAuthorizationServers = ({authorization, origin}: MockServer) =>
  authorization.servers.map(
    ({issuerPath, schemes}) =>
      `Sign in with ${schemes.join(', ')}: ${origin}${issuerPath}/.well-known/openid-configuration`,
  );

const describeInvalidHost = (host: string) =>
  `--host is "${host}", which isn't an address of this machine. Set it to one, such as 127.0.0.1, or to 0.0.0.0 for all.`;

/** @throws UsageError if a text can't be the name or the address of a host, such as `256.1.1.1`. */
function checkHost(host: string): void {
  if (host === '' || !URL.canParse(`http://${isIPv6(host) ? `[${host}]` : host}`)) {
    throw new UsageError(describeInvalidHost(host));
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (positionals.length === 0) {
    throw new UsageError('Name at least one OpenAPI document, as in: mock-api openapi.yaml');
  }
  checkHost(values.host);
  const port = parseInteger('port', values.port, 65_535);
  const seed =
    values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : parseInteger('seed', values.seed, 2 ** 31);
  const log = (line: string) => {
    process.stdout.write(`${line}\n`);
  };
  const load = async () => {
    const {documents, files} = await loadDocuments(positionals);
    const loadedExtension = values.extension === undefined ? undefined : await loadExtension(values.extension);
    const extension = values.stateful ? withState(loadedExtension) : loadedExtension;
    const strict: MockExtension = (environment) => ({...extension?.(environment), strictQuery: true});
    return {documents, files, extension: values['strict-query'] ? strict : extension};
  };
  type Loaded = Awaited<ReturnType<typeof load>>;
  const start = ({documents, extension}: Loaded, serverPort: number) =>
    startMockServer({
      documents,
      seed,
      port: serverPort,
      host: values.host,
      extension,
      ...(!values.quiet && {log}),
    });

  let loaded = await load();
  let server = await start(loaded, port);
  log(
    `Mock of ${formatCount(server.contract.operations.length, 'operation')} at ${server.url}. Press Ctrl+C to stop it.`,
  );
  describeAuthorizationServers(server).forEach(log);
  findUnusedHandlers(server).forEach(log);

  // The same one after a reload.
  const usedPort = port === 0 ? Number(new URL(server.origin).port) : port;
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  /** The restart that isn't finished yet. */
  let restarting = Promise.resolve();
  let isClosed = false;

  const restart = async () => {
    if (isClosed) return;
    try {
      loaded = await load();
    } catch (error) {
      log(`${getErrorMessage(error)}\nThe mock still serves the previous version.`);
      return;
    }
    await server.close();
    server = await start(loaded, usedPort);
    log(`Reloaded: ${formatCount(server.contract.operations.length, 'operation')}.`);
    findUnusedHandlers(server).forEach(log);
    watchFiles();
  };
  /** Watches the files of the documents. Editors replace files when they save, so their folders are watched. */
  const watchFiles = () => {
    for (const watcher of watchers) watcher.close();
    const files = [...loaded.files, ...(values.extension === undefined ? [] : [path.resolve(values.extension)])];
    watchers = [...new Set(files.map((file) => path.dirname(file)))].map((folder) =>
      watch(folder, (_event, name) => {
        if (!files.includes(path.join(folder, name ?? ''))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          restarting = restarting.then(restart).catch(reportError);
        }, 100);
      }),
    );
  };
  watchFiles();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      void restarting.then(() => server.close());
    });
  }
}

function reportError(error: unknown): void {
  const {code} = error as NodeJS.ErrnoException;
  const isUsageError = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS') === true;
  const {hostname, address = hostname} = error as {readonly hostname?: string; readonly address?: string};
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code ?? '')) {
    process.stderr.write(`${describeInvalidHost(address ?? '')}\n`);
    process.exitCode = 1;
    return;
  }
  const hint = isUsageError
    ? '\nRun mock-api --help for the options.'
    : code === 'EADDRINUSE'
      ? '\nStop the other process, or choose another port, as in --port 0.'
      : '';
  process.stderr.write(`${getErrorMessage(error)}${hint}\n`);
  process.exitCode = 1;
}

main().catch(reportError);
