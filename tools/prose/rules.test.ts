import {describe, expect, test} from 'vitest';
import {productTerms} from './product-terms';
import {findGrammarIssues, lintProse} from './rules';
import {generalTerms} from './terms';

describe('sentence case', () => {
  test.each([
    '## Bodies and parameters (400, 413) {#errors-Input}',
    '## What {brand} does for the JavaScript and React of your API',
    '## Section 2: Screens and routes',
    '## Use `WidgetOptions` in time. Why not?',
    '---\ntitle: Core API overview\ndescription: Any Words.\n---\n\nText with Words.',
  ])('accepts %s', (text) => {
    expect(lintProse('docs/a.mdx', text)).toEqual([]);
  });

  test("lists each word that shouldn't be capitalized", () => {
    expect(lintProse('docs/a.mdx', 'Text.\n\n## Limits At a Glance')).toEqual([
      expect.stringMatching(/^docs\/a.mdx:3 "At" in "Limits At a Glance": Use lowercase, or add the name to tools/),
      expect.stringMatching(/^docs\/a.mdx:3 "Glance"/),
    ]);
  });

  test('reads the titles in the front matter', () => {
    const text = "---\ntitle: 'Core API Overview'\nsidebar_label: Core Overview\n---\n\nText.";
    expect(lintProse('docs/a.mdx', text)).toHaveLength(2);
  });
});

describe('terms', () => {
  test.each([...generalTerms, ...productTerms])('$example: $advice', ({advice, example: [wrong, right]}) => {
    expect(lintProse('docs/a.mdx', `Use ${wrong}.`)).toContainEqual(expect.stringContaining(advice));
    expect(lintProse('docs/a.mdx', `Use ${right}.`)).toEqual([]);
    expect(lintProse('docs/a.mdx', `Use \`${wrong}\`.`)).toEqual([]);
  });

  test('of the product are only checked on pages and in the contract', () => {
    for (const {
      example: [wrong],
    } of productTerms) {
      expect(lintProse('contract/README.md', `Use ${wrong}.`)).toEqual([]);
    }
  });

  test("aren't checked in the explicit IDs of headings", () => {
    expect(lintProse('docs/a.mdx', '## Make API calls {#base-address}')).toEqual([]);
  });
});

describe('grammar', () => {
  test.each([
    'An API key and a URL. An hour, a user, and ␣ ␣. A ␣ and an ␣.',
    'The key is sent and the token is checked. Then the design is created.',
  ])('accepts %s', (text) => {
    expect(findGrammarIssues(text)).toEqual([]);
  });

  test.each([
    ['Send the the key.', 'repeated `the`'],
    ['Send an unique key.', '`an` before `unique`'],
    [`Send ${'one key and '.repeat(12)}stop.`, 'has 38 words'],
    [
      'When the key is sent, the token is checked, and the design is created.',
      'in the passive voice: "is sent", "is checked"',
    ],
  ])('rejects %s', (text, message) => {
    expect(findGrammarIssues(text)).toEqual([expect.stringContaining(message)]);
  });
});

test('strings in code are checked, except for comments and single words', () => {
  const code = [
    '// A web site',
    "const name = 'web-site';",
    'const label = <p title="The web site">A web site of {name}</p>;',
    'throw new Error(`${name} is not a website. Check it.`);',
  ];
  expect(lintProse('src/a.tsx', code.join('\n'))).toEqual([
    'src/a.tsx:3 "web site": Write "website".',
    'src/a.tsx:3 "web site": Write "website".',
    'src/a.tsx:4 "is not": Write a contraction such as "isn\'t".',
  ]);
});

test('the contract is checked in YAML, except for data', () => {
  const yaml = [
    'Thing:',
    '  description: >-',
    '    The Url of',
    '    a thing.',
    '  properties:',
    '    description: {type: string, description: Its web site., examples: [My web site is up]}',
    '  example: {text: a web site}',
    '  x-limits: [link-lifetime]',
    'made:',
    '  summary: A thing that is made',
    '  value: {detail: The Url is wrong}',
  ];
  expect(lintProse('contract/a.yaml', yaml.join('\n'))).toEqual([
    'contract/a.yaml:2 "Url": Write abbreviations in uppercase.',
    'contract/a.yaml:6 "web site": Write "website".',
  ]);
});

test('the contract is checked in doc comments of declarations, except for examples', () => {
  const text = [
    '/** The web site of `web site`. */',
    'interface A {',
    '  /**',
    '   * A thing.',
    '   *',
    '   * @when The web-hook fails.',
    '   * @example',
    '   * ```ts',
    "   * console.log('a web site');",
    '   * ```',
    '   */',
    "  'web site': string;",
    '}',
  ];
  expect(lintProse('contract/a.d.ts', text.join('\n'))).toEqual([
    'contract/a.d.ts:1 "web site": Write "website".',
    'contract/a.d.ts:6 "web-hook": Write "webhook".',
  ]);
});
