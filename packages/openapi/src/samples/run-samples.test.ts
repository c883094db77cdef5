import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo, Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {stringifyJson} from '@developer-docs/utils';
import {isInstalled, requiredLanguages} from '@test-support/sample-tools';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  bodyCases,
  cases,
  certificateCases,
  fileCases,
  isDigest,
  readCase,
  secret,
  unicodeSecret,
  type Case,
} from '../node/fixtures/sample-cases.js';
import {runners, type SampleFile} from '../node/fixtures/sample-runners.js';
import {bytes, createCertificates, listener, received} from '../node/fixtures/sample-server.js';
import {sampleLanguages, type SampleLanguage} from './create-samples.js';
import {createSampleRequest} from './sample-request.js';

const execute = promisify(execFile);

const skippedLanguages = sampleLanguages.filter(({id}) => !(runners[id]?.commands.every(isInstalled) ?? false));
const runLanguages = sampleLanguages.filter((language) => !skippedLanguages.includes(language));

/** Samples in these languages are run for all operations, because a few seconds are enough for that. */
const completeLanguages: readonly string[] = ['curl', 'javascript', 'python'];

/**
 * The operations whose samples run in the other languages, unless all do: one of each kind, and every seventh of those
 * that only differ in a text or a name.
 */
const isSelected = (item: Case, index: number): boolean =>
  index % 7 === 0 ||
  fileCases.includes(item) ||
  certificateCases.includes(item) ||
  (bodyCases.includes(item) && !/^(?:JSON|form|parts|text|XML) /.test(item.name));

const runsAll = process.env.ALL_SAMPLES !== undefined;
const isRun = (id: string, item: Case, index: number) =>
  (runsAll || completeLanguages.includes(id) || isSelected(item, index)) &&
  !(isDigest(item) && runners[id]?.lacksDigest === true) &&
  !(certificateCases.includes(item) && runners[id]?.lacksCertificates === true);

let folder: string;
let servers: readonly Server[] = [];

async function listen(server: Server): Promise<string> {
  servers = [...servers, server];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that requires certificates, and writes the files for clients. */
async function listenWithTls(certificates: string): Promise<string> {
  await createCertificates(certificates);
  const [key, cert, ca] = ['server-key.pem', 'server.pem', 'client.pem'].map((name) =>
    readFileSync(path.join(certificates, name)),
  );
  if (isInstalled('keytool')) {
    const options = ['-noprompt', '-alias', 'server', '-file', 'server.pem', '-storepass', 'trusted'];
    await execute('keytool', ['-importcert', ...options, '-keystore', 'trusted.p12'], {cwd: certificates});
  }
  return listen(createTlsServer({key, cert, ca, requestCert: true}, listener));
}

/** Writes and runs the samples of a language in its folder. */
async function runSamples({id, generate}: SampleLanguage, origin: string, tlsOrigin: string): Promise<void> {
  const runner = runners[id];
  if (runner === undefined) throw new Error(`There's no program that runs samples in ${id}.`);
  const cwd = path.join(folder, id);
  const secrets: Record<string, string> = {};
  const samples = cases.flatMap((item, index): SampleFile[] => {
    if (!isRun(id, item, index)) return [];
    const itemOrigin = certificateCases.includes(item) ? tlsOrigin : origin;
    const request = createSampleRequest(readCase(item, `${itemOrigin}/${index}/${id}`), 'realistic');
    if (request === undefined) throw new Error(`${item.name} has no sample.`);
    for (const [, variable = ''] of JSON.stringify(request).matchAll(/"(?:variable|user|password)":"([^"]*)"/g)) {
      secrets[variable] = variable.startsWith('UNICODE') ? unicodeSecret : secret;
    }
    for (const [file] of JSON.stringify(request.body ?? {}).matchAll(/(?<="file":")[^"]*/g)) {
      writeFileSync(path.join(cwd, file), `content of ${file}`);
    }
    return [{file: `${index}.${runner.extension}`, code: generate(request)}];
  });
  for (const [name, content] of Object.entries(runner.write(samples))) writeFileSync(path.join(cwd, name), content);
  const trusted = path.join(cwd, 'server.pem');
  const env = {
    ...process.env,
    ...secrets,
    ...(tlsOrigin !== '' && {CURL_CA_BUNDLE: trusted, SSL_CERT_FILE: trusted, NODE_EXTRA_CA_CERTS: trusted}),
    CLIENT_P12_PASSWORD: secret,
    PATH: process.env.PATH,
    LC_ALL: 'C.UTF-8',
  };
  for (const [command = '', ...options] of runner.run) {
    await execute(command, options, {cwd, env, maxBuffer: 64e6});
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const certificates = path.join(folder, 'certificates');
  mkdirSync(certificates);
  const origin = `http://${await listen(createServer(listener))}`;
  const tlsOrigin = certificateCases.length > 0 ? `https://${await listenWithTls(certificates)}` : '';
  await Promise.all(
    runLanguages.map(async (language) => {
      mkdirSync(path.join(folder, language.id));
      cpSync(certificates, path.join(folder, language.id), {recursive: true});
      await runSamples(language, origin, tlsOrigin);
    }),
  );
}, 600_000);

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, {recursive: true, force: true});
}, 60_000);

const missingTools = skippedLanguages.map(({id, label}) => `${label}: ${runners[id]?.commands.join(' or ') ?? ''}`);
if (missingTools.length > 0) {
  test.skip(`samples in languages whose tools aren't installed: ${missingTools.join(', ')}`);
  process.stderr.write(`Samples aren't run without these tools: ${missingTools.join(', ')}.\n`);
}

test('the tools of the required languages are installed', () => {
  expect(skippedLanguages.map(({id}) => id).filter((id) => requiredLanguages.includes(id))).toEqual([]);
});

test.each(cases.map((item, index) => [item.name, item, index] as const))('%s', (_name, item, index) => {
  const expected = received.get(`${index}/${runLanguages[0]?.id ?? ''}`);
  expect(expected).toBeDefined();
  for (const {id} of runLanguages) {
    if (isRun(id, item, index)) expect(received.get(`${index}/${id}`), id).toEqual(expected);
  }
});

/** Returns what the server received from cURL for the first case that has a name. */
const findReceived = (isNamed: (name: string) => boolean) =>
  received.get(`${cases.findIndex(({name}) => isNamed(name))}/curl`);

test.each([
  ['X-Key', 'x-key', secret],
  ['bearer', 'authorization', `Bearer ${secret}`],
  ['basic', 'authorization', `Basic ${btoa(`${secret}:${secret}`)}`],
  ['digest', 'authorization', 'true '],
])('secrets arrive unchanged: %s', (scheme, header, expected) => {
  const request = findReceived((name) => name.startsWith('3scale') && name.includes(scheme));
  expect(request?.headers[header]).toBe(expected);
});

test.each(runLanguages.map(({id}) => id))('%s saves files', (id) => {
  for (const name of ['response.pdf', 'paint.pdf']) expect(readFileSync(path.join(folder, id, name))).toEqual(bytes);
});

test.each([
  ['path größen', '/gr%C3%B6%C3%9Fen/a%2Fb.gr%C3%B6%C3%9Fen'],
  ['path 100%', '/100%25/a%2Fb.100%25'],
  ['path %2f%3A', '/%2f%3A/a%2Fb.%2f%3A'],
  ['path with a query and a fragment', `/a?b?kind=oil&id=a?b&my key=${secret}`],
  ['server', '/gr%C3%B6%C3%9Fe%201/paint'],
  ...['GET', 'POST', 'DELETE', 'HEAD'].map((method) => [
    `${method} with keys in the query`,
    `/paint?a b=c&d&my key=${secret}&größe&=${secret}`,
  ]),
])('URLs arrive unchanged: %s', (caseName, url) => {
  expect(findReceived((name) => name === caseName)?.url).toBe(url);
});

test('values arrive as the document has them', () => {
  for (const [index, {name, declaration}] of cases.entries()) {
    const content = (declaration as {requestBody?: {content: Record<string, {example: unknown}>}}).requestBody?.content;
    const example = content?.['application/json']?.example;
    if (example !== undefined) expect(received.get(`${index}/curl`)?.body, name).toBe(stringifyJson(example));
  }
  expect(findReceived((name) => name === 'files')?.body).toEqual([
    {name: 'pages', file: 'pages-1.png', type: 'image/png', content: 'content of pages-1.png'},
    {name: 'pages', file: 'pages-2.png', type: 'image/png', content: 'content of pages-2.png'},
    {name: 'ticket', type: 'application/json', content: '{"desk":"north; \\"south\\", west"}'},
    {name: 'tags', content: 'red'},
    {name: 'tags', content: 'wet'},
    {name: 'note', content: '@file'},
  ]);
});
