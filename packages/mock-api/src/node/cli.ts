#!/usr/bin/env node
import process from 'node:process';
import {parseArgs} from 'node:util';
import {didYouMean, ExplainedError, formatCount, getErrorMessage, toError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import {directiveHeaders} from '../calls/directives.js';
import {loadMock, type LoadedMock} from './load-mock.js';
import {restartOnChange, type RunningMock} from './restart-on-change.js';
import {startMockServer, toUrlHost, type MockServer} from './server.js';

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

/** @throws ExplainedError if the text isn't an integer in the range. */
function parseInteger(option: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new ExplainedError(`--${option} is "${text}". Set it to an integer from 0 to ${max}.`);
  }
  return Number(text);
}

/** Lists the handlers of the extension that never run, because their operation doesn't exist. */
function findUnusedHandlers({behavior, contract}: MockServer): string[] {
  const ids = contract.operations.map(({id}) => id);
  return Object.keys(behavior.handlers ?? {})
    .filter((id) => !ids.includes(id))
    .map((id) => `The extension has a handler for "${id}", but there's no such operation.${didYouMean(id, ids)}`);
}

const describeAuthorizationServers = ({authorization, origin}: MockServer): string[] =>
  authorization.servers.map(
    ({issuerPath, schemes}) =>
      `Sign in with ${schemes.join(', ')}: ${origin}${issuerPath}/.well-known/openid-configuration`,
  );

const describeInvalidHost = (host: string) =>
  `--host is "${host}", which isn't an address of this machine. Set it to one, such as 127.0.0.1, or to 0.0.0.0 for all.`;

/** @throws ExplainedError if a text can't be the name or the address of a host, such as `256.1.1.1`. */
function checkHost(host: string): void {
  if (host === '' || !URL.canParse(`http://${toUrlHost(host)}`)) {
    throw new ExplainedError(describeInvalidHost(host));
  }
}

const describeCount = ({contract}: MockServer) => formatCount(contract.operations.length, 'operation');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.help) {
    print(usage);
    return;
  }
  if (positionals.length === 0) {
    throw new ExplainedError('Name at least one OpenAPI document, as in: mock-api openapi.yaml');
  }
  checkHost(values.host);
  const port = parseInteger('port', values.port, 65_535);
  const seed =
    values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : parseInteger('seed', values.seed, 2 ** 31);
  const start = async ({files, ...mock}: LoadedMock, serverPort: number): Promise<RunningMock> => {
    const log = values.quiet ? undefined : print;
    try {
      return {files, server: await startMockServer({...mock, seed, port: serverPort, host: values.host, log})};
    } catch (error) {
      throw explainListenError(error, values.host);
    }
  };
  const load = () => loadMock(positionals, values);

  const first = await start(await load(), port);
  const {server} = first;
  print(`Mock of ${describeCount(server)} at ${server.url}. Press Ctrl+C to stop it.`);
  describeAuthorizationServers(server).forEach(print);
  findUnusedHandlers(server).forEach(print);

  // The same port after a restart.
  const usedPort = port === 0 ? Number(new URL(server.origin).port) : port;
  const restart = async (running: RunningMock): Promise<RunningMock> => {
    let loaded: LoadedMock;
    try {
      loaded = await load();
    } catch (error) {
      print(`${getErrorMessage(error)}\nThe mock still serves the previous version.`);
      return running;
    }
    await running.server.close();
    const restarted = await start(loaded, usedPort);
    print(`Reloaded: ${describeCount(restarted.server)}.`);
    findUnusedHandlers(restarted.server).forEach(print);
    return restarted;
  };
  restartOnChange(first, restart);
}

/** Explains why the server can't listen. */
function explainListenError(error: unknown, host: string): Error {
  const {message, code} = toError(error) as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ExplainedError(describeInvalidHost(host));
    case 'EADDRINUSE':
      return new ExplainedError(`${message}\nStop the other process, or choose another port, as in --port 0.`);
    default:
      return code === undefined ? toError(error) : new ExplainedError(message);
  }
}

void runCommand(main, {name: 'mock-api'});
