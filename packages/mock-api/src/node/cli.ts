#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {ExplainedError, formatCount, getErrorMessage} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import type {MockApi} from '../mock-api.js';
import {loadMock} from './load-mock.js';
import {serve, toUrlHost} from './serve.js';
import {createNodeMock} from './server.js';
import {watchFolders} from './watch-folders.js';

const usage = `Usage: mock-api <document>… [options]

Serves a mock of OpenAPI documents (YAML or JSON) on this machine. It validates requests, and responds with examples or with samples of
the schemas. When a document or the extension changes, it loads them again, and forgets its data.

  --port <number>     Port to listen on; 0 selects a free port (default: 4010)
  --host <address>    Address or name to listen on (default: 127.0.0.1, which only this machine can reach); 0.0.0.0 for all
  --strict-query      Rejects query parameters that an operation doesn't declare
  --stateful          Keeps what clients create, update, and delete
  --extension <file>  Module (JavaScript or TypeScript) whose default export is a MockExtension, for your own handlers
  --quiet             Prints no line for each call
  --help              Prints this text

Clients can send Mock-Error, Mock-Delay, and Mock-Advance. See the README.`;

const options = {
  port: {type: 'string', default: '4010'},
  host: {type: 'string', default: '127.0.0.1'},
  'strict-query': {type: 'boolean', default: false},
  stateful: {type: 'boolean', default: false},
  extension: {type: 'string'},
  quiet: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

type Options = ReturnType<typeof readArguments>['values'];

const describeCount = ({contract}: MockApi) => formatCount(contract.operations.length, 'operation');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const {values, positionals} = readArguments();
  if (values.help) {
    print(usage);
    return;
  }
  if (positionals.length === 0) {
    throw new ExplainedError('Name at least one OpenAPI document, as in: mock-api openapi.yaml');
  }
  checkAddress(values);
  await serveMock(positionals, values);
}

const readArguments = () => parseArgs({options, allowPositionals: true});

/** @throws ExplainedError */
function checkAddress({host, port}: Options): void {
  if (!URL.canParse(`http://${toUrlHost(host)}`)) {
    throw new ExplainedError(`--host is "${host}". Set it to an address of this machine, such as 127.0.0.1.`);
  }
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new ExplainedError(`--port is "${port}". Set it to an integer from 0 to 65535.`);
  }
}

/** Serves the mock of documents, and loads it again when a file changes. */
async function serveMock(paths: readonly string[], values: Options): Promise<void> {
  const log = values.quiet ? undefined : print;
  const load = async () => {
    const {files, ...mock} = await loadMock(paths, values);
    return {files, mock: createNodeMock({...mock, seed: Math.floor(Math.random() * 2 ** 31), log})};
  };

  let {files, mock} = await load();
  const origin = await listen((request) => mock.fetch(request), values);
  let hasFailed = false;
  // The extension can import other modules, and a version that can't be loaded can refer to other files.
  const isWatched = (file: string) =>
    files.includes(file) ||
    (values.extension !== undefined && /\.[cm]?[jt]sx?$/.test(file)) ||
    (hasFailed && /\.(?:ya?ml|json)$/.test(file));
  const reload = async () => {
    const previous = mock;
    try {
      ({files, mock} = await load());
    } catch (error) {
      hasFailed = true;
      print(`${getErrorMessage(error)}\nThe mock still serves the previous version.`);
      return;
    }
    hasFailed = false;
    previous.close();
    stopWatching();
    stopWatching = watch();
    print(`Reloaded: ${describeCount(mock)}.`);
  };
  // One after the other
  let reloads = Promise.resolve();
  const watch = () =>
    watchFolders(new Set(files.map((file) => path.dirname(file))), isWatched, () => {
      reloads = reloads.then(reload);
    });
  let stopWatching = watch();
  printUrls(mock, origin);
}

/**
 * Listens on the port and host of the options, and returns the server's origin.
 *
 * @throws ExplainedError
 */
async function listen(respond: (request: Request) => Promise<Response>, {port, host}: Options): Promise<string> {
  try {
    return (await serve(respond, {port: Number(port), host})).origin;
  } catch (error) {
    throw new ExplainedError(
      `${getErrorMessage(error)}\nChoose another --port, such as 0, or --host, such as 127.0.0.1.`,
    );
  }
}

function printUrls(mock: MockApi, origin: string): void {
  print(`Mock of ${describeCount(mock)} at ${origin}${mock.contract.basePath}. Press Ctrl+C to stop it.`);
  for (const {issuerPath, schemes} of mock.authorization.servers) {
    print(`Sign in with ${schemes.join(', ')}: ${origin}${issuerPath}/.well-known/openid-configuration`);
  }
}

void runCommand(main, {name: 'mock-api'});
