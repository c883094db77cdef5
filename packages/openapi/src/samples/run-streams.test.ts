import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import {listen} from '@test-support/listen';
import {createCSharpProgram, csharpProject, isInstalled, toOldCSharp} from '@test-support/sample-tools';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, onTestFinished, test} from 'vitest';
import {readOperation} from '../fixtures/test-operation.js';
import {sampleLanguages} from './create-samples.js';
import {createSampleRequest} from './sample-request.js';

/** The commands that run the file with a sample. Only C# has to be compiled before. */
const commands: Readonly<Record<string, string>> = {
  curl: 'bash sample',
  javascript: 'node sample.mjs',
  python: 'python3 sample',
  go: 'go run sample.go',
  java: 'java sample.java',
  csharp: isInstalled('dotnet')
    ? 'dotnet run'
    : 'mcs -langversion:7.2 -r:System.Net.Http.dll sample.cs && mono sample.exe',
  php: 'php sample',
  // Otherwise, it would collect the output that isn't for a terminal.
  ruby: "ruby -e '$stdout.sync = true; load %(sample)'",
};
const extensions: Readonly<Record<string, string>> = {javascript: '.mjs', go: '.go', java: '.java', csharp: '.cs'};
const types = ['text/event-stream', 'application/x-ndjson', 'application/json-seq'];

const cases = sampleLanguages
  .filter(({id}) => isInstalled(/\w+/.exec(commands[id] ?? '')?.[0] ?? ''))
  .map(({id, generate}, index) => [id, types[index % types.length] ?? '', generate] as const);

test.each(cases)('the sample in %s prints each item of %s when it arrives', async (id, type, generate) => {
  const server = createServer();
  const {origin, close} = await listen(server);
  onTestFinished(close);
  const responses = {200: {content: {[type]: {itemSchema: {}}}}};
  const operation = readOperation({responses}, {}, {method: 'post', servers: [{url: origin}]});
  const request = createSampleRequest(operation, 'minimal');
  if (request === undefined) throw new Error('There is no sample.');
  const connection = once(server, 'request');
  const code = generate(request);
  const folder = createTemporaryFolder({
    [`sample${extensions[id] ?? ''}`]:
      id !== 'csharp' ? code : createCSharpProgram([isInstalled('dotnet') ? code : toOldCSharp(code)]),
    'sample.csproj': csharpProject,
  });
  const child = spawn('bash', ['-c', commands[id] ?? ''], {cwd: folder, env: {...process.env, LC_ALL: 'C.UTF-8'}});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [, response] = (await connection) as [unknown, ServerResponse];
  response.writeHead(200, {'Content-Type': type});
  response.write('data: "fïrst"\n\n');
  await expect.poll(() => output, {timeout: 60_000}).toContain('fïrst');
  response.end('data: "last"\n\n');
  await once(child, 'close');
  expect(output).toMatch(/fïrst[^]*last/);
  expect(output).toContain('200');
});
