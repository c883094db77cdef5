// cspell:ignore ment
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {capitalize, hashText} from '@developer-docs/utils';

const pagesPerFolder = 25;

const syllables = 'ba ce di fo gu la me ni po ru sta tre vin clo dar mel nor pax quin sor'.split(' ');

/** The words of the generated language. As in English, a few words are in most sentences, and most words are rare. */
const words = syllables.flatMap((first) =>
  syllables.flatMap((second) => ['', 'n', 's', 'ment', 'ing', 'ed'].map((ending) => first + second + ending)),
);

/** Generates the text of a page. The same seed results in the same text. */
class Writer {
  private count = 0;

  constructor(private readonly seed: number) {}

  /** Returns a number from 0 to 1. */
  private random(): number {
    this.count += 1;
    return hashText(`${this.seed} ${this.count}`) / 2 ** 32;
  }

  word(): string {
    return words[Math.floor(words.length * this.random() ** 3)] ?? '';
  }

  words(count: number): string {
    return Array.from({length: count}, () => this.word()).join(' ');
  }

  /** Returns a random number below a limit. */
  number(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  title(): string {
    return capitalize(this.words(2 + this.number(3)));
  }

  sentence(): string {
    return `${capitalize(this.words(8 + this.number(10)))}.`;
  }

  paragraph(): string {
    return Array.from({length: 4}, () => this.sentence()).join(' ');
  }
}

const getPage = (index: number) => `section-${Math.floor(index / pagesPerFolder) + 1}/page-${index + 1}.md`;

/** A page has about 660 words. */
function createPage(index: number, count: number): string {
  const writer = new Writer(index + 1);
  const link = () => `[${writer.words(2)}](../${getPage(writer.number(count))})`;
  const lines = (length: number, createLine: () => string) => Array.from({length}, createLine).join('\n');
  const section = () => `## ${writer.title()}

${writer.paragraph()} See ${link()}.

${lines(3, () => `- **${writer.words(2)}**: ${writer.sentence()}`)}

### ${writer.title()}

${writer.paragraph()}

\`\`\`js
${lines(5, () => `const ${writer.word()} = ${writer.word()}.${writer.word()}({${writer.word()}: '${writer.words(2)}'});`)}
\`\`\`
`;
  return `---
title: ${writer.title()} ${index + 1}
description: ${writer.sentence()}
---

${writer.paragraph()}

:::note

${writer.sentence()}

:::

${lines(3, section)}
| ${writer.word()} | ${writer.word()} |
| --- | --- |
${lines(5, () => `| \`${writer.word()}\` | ${writer.sentence()} |`)}
`;
}

/** Writes pages to a docs folder, in folders of 25. Their content only depends on their number. */
export function writePages(docsDir: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const file = path.join(docsDir, getPage(index));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, createPage(index, count));
  }
}

/** Adds a sentence to the page in the middle. */
export function editPage(docsDir: string, count: number, sentence: string): void {
  const index = Math.floor(count / 2);
  writeFileSync(path.join(docsDir, getPage(index)), `${createPage(index, count)}\n${sentence}\n`);
}

/** Creates an OpenAPI document with five operations for each resource, always the same for a number of operations. */
export function createOpenApiDocument(operationCount: number): object {
  const resources = Array.from({length: Math.ceil(operationCount / 5)}, (_, index) => createResource(index));
  const operations = resources.flatMap((resource) => resource.operations).slice(0, operationCount);
  const paths: Record<string, Record<string, object>> = {};
  for (const {path: route, method, operation} of operations) paths[route] = {...paths[route], [method]: operation};
  return {
    openapi: '3.1.0',
    info: {title: 'Generated API', version: '1.0.0', description: new Writer(0).paragraph()},
    servers: [{url: 'https://api.stock.example/v1'}],
    security: [{token: []}],
    tags: resources.map(({tag}) => ({name: tag})),
    paths,
    components: {
      securitySchemes: {token: {type: 'http', scheme: 'bearer'}},
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message'],
          properties: {code: {type: 'string'}, message: {type: 'string'}},
        },
        ...Object.fromEntries(resources.map(({tag, schema}) => [tag, schema])),
      },
    },
  };
}

/** Creates a resource: its tag, its schema, and the operations that list, create, read, update, and delete it. */
function createResource(index: number) {
  const writer = new Writer(10_000 + index);
  const name = `${writer.word()}${index + 1}`;
  return {tag: capitalize(name), schema: createSchema(writer), operations: createOperations(name, writer)};
}

function createSchema(writer: Writer): object {
  const createProperty = (): [string, object] => {
    const description = writer.sentence();
    const types = [
      {type: 'string', maxLength: 20 + writer.number(100)},
      {type: 'integer', minimum: 0, maximum: 1000},
      {type: 'boolean'},
      {type: 'string', enum: [writer.word(), writer.word(), writer.word()]},
      {type: 'array', items: {type: 'string'}},
      {type: 'object', properties: {id: {type: 'string'}, [writer.word()]: {type: 'string', description}}},
    ];
    return [writer.word(), {...types[writer.number(types.length)], description}];
  };
  return {
    type: 'object',
    required: ['id'],
    properties: {
      id: {type: 'string', readOnly: true},
      ...Object.fromEntries(Array.from({length: 12}, createProperty)),
    },
  };
}

function createOperations(name: string, writer: Writer) {
  const tag = capitalize(name);
  const reference = {$ref: `#/components/schemas/${tag}`};
  const respond = (content: object) => ({
    description: writer.sentence(),
    content: {'application/json': {schema: content}},
  });
  const createOperation = (verb: string, status: string, content: object | undefined, body?: object) => ({
    operationId: `${verb}${tag}`,
    summary: `${capitalize(verb)} ${name}`,
    description: writer.paragraph(),
    tags: [tag],
    ...(body && {requestBody: {required: true, content: {'application/json': {schema: body}}}}),
    responses: {
      [status]: content ? respond(content) : {description: writer.sentence()},
      400: respond({$ref: '#/components/schemas/Problem'}),
      401: respond({$ref: '#/components/schemas/Problem'}),
    },
  });
  const id = {name: 'id', in: 'path', required: true, schema: {type: 'string'}, description: writer.sentence()};
  const limit = {name: 'limit', in: 'query', schema: {type: 'integer', default: 20}, description: writer.sentence()};
  const [collection, item] = [`/${name}`, `/${name}/{id}`];
  const list = {type: 'object', properties: {items: {type: 'array', items: reference}}};
  return [
    {path: collection, method: 'get', operation: {...createOperation('list', '200', list), parameters: [limit]}},
    {path: collection, method: 'post', operation: createOperation('create', '201', reference, reference)},
    {path: item, method: 'get', operation: {...createOperation('get', '200', reference), parameters: [id]}},
    {
      path: item,
      method: 'patch',
      operation: {...createOperation('update', '200', reference, reference), parameters: [id]},
    },
    {path: item, method: 'delete', operation: {...createOperation('delete', '204', undefined), parameters: [id]}},
  ];
}
