import {
  compareDocuments,
  OpenApiDocument,
  readApiDocument,
  type ApiDocument,
  type JsonObject,
} from '@developer-docs/openapi';
import {measureInTurns, type BenchOptions, type Tables} from './report';

const counts = [500, 1000, 2000];

/** Measures the CPU time to compare documents of which all operations and schemas have changed. The schemas refer to each other. */
export async function benchChanges({runs = 3}: BenchOptions): Promise<Tables> {
  const tasks = Object.fromEntries(
    counts.map((count) => {
      const [before, after] = [createDocument(count, 'string'), createDocument(count, 'integer')];
      return [`${count.toLocaleString('en')} operations`, () => Promise.resolve(measure(before, after))];
    }),
  );
  return {Changes: await measureInTurns(tasks, runs)};
}

function measure(before: ApiDocument, after: ApiDocument): Record<string, number> {
  const start = process.cpuUsage();
  const changes = compareDocuments(before, after);
  const {user, system} = process.cpuUsage(start);
  return {'CPU ms': (user + system) / 1000, changes: changes.length};
}

function createDocument(count: number, type: string): ApiDocument {
  const indexes = Array.from({length: count}, (_, index) => index);
  const refer = (index: number) => ({
    'application/json': {example: {}, schema: {$ref: `#/components/schemas/Schema${String(index)}`}},
  });
  const paths: [string, JsonObject][] = indexes.map((index) => [
    `/things${String(index)}/{id}`,
    {
      post: {
        operationId: `operation${String(index)}`,
        requestBody: {content: refer(index)},
        responses: {200: {description: 'OK', content: refer((index * 7) % count)}},
      },
    },
  ]);
  const schemas = indexes.map((index): [string, JsonObject] => {
    const next = {$ref: `#/components/schemas/Schema${String(index % 10 === 9 ? index - 9 : index + 1)}`};
    const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, {type: 'string'}]));
    return [`Schema${String(index)}`, {type: 'object', properties: {changed: {type}, next, ...texts}}];
  });
  return readApiDocument(
    new OpenApiDocument({
      openapi: '3.1.0',
      info: {title: 'Things', version: '1'},
      paths: Object.fromEntries(paths),
      components: {schemas: Object.fromEntries(schemas)},
    }),
  );
}
