import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from '../model/read-document.js';
import {sampleLanguages} from './create-samples.js';
import {createSampleRequest} from './sample-request.js';

const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['bash', '-c'],
  javascript: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
};

const cases = sampleLanguages
  .filter(({id}) => Object.hasOwn(commands, id))
  .flatMap(({id, generate}) =>
    ['text/event-stream', 'application/x-ndjson', 'application/json-seq'].map((type) => [id, type, generate] as const),
  );

test.each(cases)(
  'the sample in %s prints each item of %s when it arrives',
  async (id, type, generate) => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const {port} = server.address() as AddressInfo;
    const document = new OpenApiDocument({
      servers: [{url: `http://127.0.0.1:${String(port)}`}],
      paths: {'/tides': {post: {responses: {200: {content: {[type]: {itemSchema: {}}}}}}}},
    });
    const [operation] = readApiDocument(document).operations;
    const request = operation && createSampleRequest(operation, 'minimal');
    if (request === undefined) throw new Error('There is no sample.');
    const connection = once(server, 'request');
    const [command = '', ...args] = commands[id] ?? [];
    const child = spawn(command, [...args, generate(request)]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const [, response] = (await connection) as [unknown, ServerResponse];
    response.writeHead(200, {'Content-Type': type});
    response.write('data: "fïrst"\n\n');
    await expect.poll(() => output, {timeout: 20_000}).toContain('fïrst');
    response.end('data: "last"\n\n');
    await once(child, 'close');
    expect(output).toMatch(/200[^]*fïrst[^]*last/);
  },
  30_000,
);
