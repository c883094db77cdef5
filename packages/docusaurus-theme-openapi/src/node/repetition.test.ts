import {describe, expect, test} from 'vitest';
import {findPageElements} from './pages/page-elements';
import {createPageData} from './site/page-data';
import type {ReferenceInput} from './reference';
import {createDocument} from '../fixtures/test-document';
import {createTestReference} from '../fixtures/test-reference';

const size = {type: 'string', enum: ['s', 'm'], 'x-values': {s: {title: 'Small'}, m: {title: 'Medium'}}};
const flag = {type: 'string', enum: Array.from({length: 21}, (_, index) => `flag${String(index)}`)};
const harbor = {type: 'object', properties: {harborName: {type: 'string'}}};
const shipFields = {name: {type: 'string', description: 'The name of the ship'}};
const schemas = {
  Size: size,
  Flag: flag,
  Harbor: harbor,
  Ship: {oneOf: [{$ref: '#/components/schemas/Sailboat'}, {$ref: '#/components/schemas/Tanker'}]},
  Sailboat: {type: 'object', properties: {...shipFields, sails: {type: 'integer'}}},
  Tanker: {type: 'object', properties: {...shipFields, tons: {type: 'integer'}}},
};
const toBody = (schema: object) => ({content: {'application/json': {schema}}});
const refer = (name: string) => ({$ref: `#/components/schemas/${name}`});
const error = {
  description: 'Wrong size',
  content: {'application/problem+json': {examples: {wrong: {value: {code: 'wrong_size', hint: 'Measure again'}}}}},
};
const document = createDocument(
  'ships',
  {
    dock: {
      'x-limits': ['speed'],
      requestBody: toBody(refer('Harbor')),
      responses: {
        200: {
          description: 'OK',
          ...toBody({
            type: 'object',
            properties: {
              size: refer('Size'),
              otherSize: refer('Size'),
              flag: refer('Flag'),
              home: refer('Harbor'),
              destination: refer('Harbor'),
              ship: refer('Ship'),
            },
          }),
        },
        201: {
          description: 'Created',
          content: {
            'application/json': {
              schema: refer('Ship'),
              examples: Object.fromEntries(['Cog', 'Brig', 'Dhow'].map((name) => [name, {value: {name}}])),
            },
          },
        },
        422: error,
      },
    },
  },
  {components: {schemas}},
);

function render(options: Partial<ReferenceInput> = {}, source = '<Operation id="dock" />'): string {
  const reference = createTestReference([document], {'dock.mdx': source}, options);
  const elements = findPageElements(source);
  const page = reference.renderPage({source: '@site/docs/dock.mdx', url: '/docs/dock.mdx', elements});
  return Object.values(createPageData(page).html).join('\n');
}

const count = (html: string, text: string) => html.split(text).length - 1;

test('describes the values of an enumeration once, and links to the descriptions elsewhere', () => {
  const html = render();
  expect(count(html, 'Small.')).toBe(1);
  expect(html).toContain('<a href="#response-200.size.s"><code>s</code></a>');
});

test('describes the fields of a schema once in each body', () => {
  const html = render();
  expect(html).toContain('id="body.harborName"');
  expect(html).toContain('id="response-200.home.harborName"');
  expect(html).toContain('Same fields as <a href="#response-200.home">Harbor</a>.');
});

test('lists the fields that all alternatives have in common once', () => {
  const html = render();
  expect(html).toContain('Fields of all alternatives');
  expect(count(html, 'The name of the ship')).toBe(2);
  expect(html).toContain('id="response-200.ship.name"');
  expect(html).toContain('id="response-201.name"');
  expect(html).toContain('id="response-201.Tanker.tons"');
  expect(html).not.toContain('id="response-201.Tanker.name"');
});

test('shows all examples of a response, or the first ones and how many others the document contains', () => {
  expect(render()).toContain('Dhow');
  const html = render({maxExamples: 2});
  expect(html).toContain('Brig');
  expect(html).not.toContain('Dhow');
  expect(html).toContain('The OpenAPI document contains 1 more example.');
});

describe('schemas with a page of their own', () => {
  const schemaPages = new Map([
    ['Size', '/sizes'],
    ['Flag', '/flags#all'],
    ['Harbor', '/harbors'],
  ]);

  test('enumerations show their values, or three of them, with a link', () => {
    const html = render({schemaPages});
    expect(html).not.toContain('Small.');
    expect(html).toContain('<code>s</code>, <code>m</code>. See <a href="/sizes">Size</a>.');
    expect(html).toContain('21 possible values, such as <code>flag0</code>, <code>flag1</code>, <code>flag2</code>.');
    expect(html).toContain('See <a href="/flags#all">Flag</a>.');
  });

  test('objects are links, except for the body of the request', () => {
    const html = render({schemaPages});
    expect(html).toContain('For its fields, see <a href="/harbors">Harbor</a>.');
    expect(html).toContain('id="body.harborName"');
    expect(html).not.toContain('id="response-200.home.harborName"');
  });
});

describe('error codes', () => {
  const entry = {
    code: 'wrong_size',
    url: '/errors#wrong-size',
    title: 'Wrong size',
    description: 'The ship is too long.',
    action: 'Choose a larger berth.',
    status: 422,
    retryable: false,
    isOutcome: true,
    kinds: [],
  };
  const entries = {errors: [entry], errorValues: [], limits: new Map()} as unknown as ReferenceInput['entries'];

  test('are listed with their recommended actions and examples', () => {
    expect(render({entries})).toMatch(/Choose a larger berth\.[^]*Measure again/);
  });

  test('can be limited to a link and a description', () => {
    const html = render({entries, hasErrorDetails: false});
    expect(html).toContain('<a href="/errors#wrong-size"><code>wrong_size</code></a>');
    expect(html).toContain('The ship is too long.');
    expect(html).not.toMatch(/Choose a larger berth|Measure again/);
  });
});
