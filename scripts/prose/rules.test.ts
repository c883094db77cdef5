// cspell:ignore Shwing
import {describe, expect, test} from 'vitest';
import {extractDeclarationProse, extractYamlProse} from './contract.mjs';
import {findGrammarIssues} from './grammar.mjs';
import {lintMarkdown} from './rules.mjs';
import {extractStrings} from './strings.mjs';
import {productTerms} from './product-terms.mjs';
import {fillerWords, terms} from './vocabulary.mjs';

/** The findings of one rule on a page: `line: message`. */
const find = (rule: string, text: string, isAboutProduct = true): string[] =>
  lintMarkdown(text, isAboutProduct)
    .filter((finding) => finding.rule === rule)
    .map(({line, message}) => `${String(line)}: ${message}`);

describe('heading-case', () => {
  test.each([
    '## Bodies and parameters (400, 413) {#errors-Input}',
    '## What {brand} does for the JavaScript and React of your API',
    '## Section 2: Screens and routes',
    '## Use `WidgetOptions` in time. Why not?',
    '---\ntitle: Core API overview\ndescription: Any Words.\n---\n\nText with Words.',
  ])('accepts %s', (text) => {
    expect(find('heading-case', text)).toEqual([]);
  });

  test("lists each word that shouldn't be capitalized", () => {
    expect(find('heading-case', 'Text.\n\n## Limits At a Glance')).toEqual([
      expect.stringMatching(/^3: "At" in "Limits At a Glance": use lowercase, or add the name to scripts/),
      expect.stringMatching(/^3: "Glance"/),
    ]);
  });

  test('reads the titles in the front matter', () => {
    const text = "---\ntitle: 'Core API Overview'\nsidebar_label: Core Overview\n---\n\nText.";
    expect(find('heading-case', text)).toHaveLength(2);
  });
});

describe('vocabulary', () => {
  /** For each entry, an example of what it rejects and what to write instead. */
  const examples: readonly (readonly [wrong: string, right: string])[] = [
    ['the end point', 'the endpoint'],
    ['a web-hook', 'a webhook'],
    ['an E-mail', 'an email'],
    ['the web site', 'the website'],
    ['a webpage', 'a web page'],
    ['Javascript', 'JavaScript'],
    ['Type Script', 'TypeScript'],
    ['Github', 'GitHub'],
    ['the Swagger file', 'the OpenAPI file'],
    ['Apis', 'APIs'],
    ['Json', 'JSON'],
    ['Http', 'HTTP'],
    ['the Url', 'the URL'],
    ['your own id', 'your own ID'],
    ['is cancelled', 'is canceled'],
    ['the catalogue', 'the catalog'],
    ['the address of the page', 'the URL of the page or your email address'],
    ['the API answers with 200', 'the API returns 200 and answers your question'],
    ['is refused', 'is rejected'],
    ['the moment it ends', 'the timestamp'],
    ['a picture', 'an image'],
    ['stands under the heading', 'is in the section and stands for a value'],
    ['a wish', 'a preference'],
    ['mends it', 'fixes it'],
    ['ask the server again', 'poll the server'],
    ['repeat the call', 'retry the request'],
    ['carries out the call', 'processes the request'],
    ['the request has arrived', 'the request was received'],
    ['works at once', 'takes effect immediately'],
    ['goes on', 'continues'],
    ['is gone', 'has been deleted'],
    ['a body of yours', 'your request body'],
    ['in vain', 'unnecessarily'],
    ['told apart by type', 'distinguished by type'],
    ['the header says how', 'the header specifies how'],
    ['ends by itself', 'ends automatically'],
    ['users with whom you share it', 'users who share it'],
    ['for ever', 'indefinitely'],
    ['on every ground', 'on any background'],
    ['given by exports', 'returned by exports'],
    ['comes back unchanged', 'is returned unchanged'],
    ['a dead link', 'an expired link'],
    ['hands it over', 'passes it'],
    ['somebody', 'someone'],
    ['is not', "isn't"],
  ];

  test('has an example for every entry', () => {
    expect(examples.map(([wrong]) => terms.findIndex(({avoid}) => avoid.test(wrong)))).toEqual([...terms.keys()]);
  });

  test("rejects alternative terms for the product's concepts, except in READMEs", () => {
    for (const {
      avoid,
      example: [wrong, right],
    } of productTerms) {
      expect(wrong).toMatch(avoid);
      expect(find('vocabulary', `Take ${wrong}.`)).toEqual([expect.stringContaining('Write ')]);
      expect(find('vocabulary', `Take ${right}.`)).toEqual([]);
      expect(find('vocabulary', `Take ${wrong}.`, false)).toEqual([]);
    }
  });

  test.each(examples)('rejects "%s", and accepts "%s"', (wrong, right) => {
    expect(find('vocabulary', `Take ${wrong}.`)).toEqual([expect.stringContaining('Write ')]);
    expect(find('vocabulary', `Take ${right}.`)).toEqual([]);
    expect(find('vocabulary', `Take \`${wrong}\`.`)).toEqual([]);
  });

  test('suggests the preferred terms', () => {
    expect(find('vocabulary', 'A web-hook.')).toEqual(['1: "web-hook": Write "webhook".']);
    expect(find('vocabulary', 'Its address.')).toEqual(['1: "address": Write "URL" or "endpoint" or "path".']);
  });

  test('ignores the explicit IDs of headings', () => {
    expect(find('vocabulary', '## Make API calls {#base-address}')).toEqual([]);
  });
});

describe('empty-words', () => {
  const wrongTexts = [
    'Simply call it',
    'Please wait',
    'a list, e.g. this',
    'in order to win',
    'a seamless start',
    'after a while',
    'it came last year',
    'TBD',
  ];

  test('has an example for every entry', () => {
    expect(wrongTexts).toHaveLength(fillerWords.length);
  });

  test.each(wrongTexts.map((text, index) => [text, fillerWords[index]?.advice ?? '']))(
    'rejects "%s": %s',
    (text, advice) => {
      expect(find('empty-words', `${text}.`)).toEqual([expect.stringContaining(advice)]);
    },
  );

  test('accepts other words', () => {
    expect(find('empty-words', 'Wait 10 minutes, then call `please`. Everything here is simple.')).toEqual([]);
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
    'throw new Error(`${name} is not a web site. Check it.`);',
  ];
  expect(extractStrings(code.join('\n'), 'a.tsx')).toEqual([
    {text: 'The web site', line: 3},
    {text: 'A web site of', line: 3},
    {text: '␣ is not a web site. Check it.', line: 4},
  ]);
});

describe('the contract', () => {
  test('is checked in YAML, except for data', () => {
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
    const sentences = extractYamlProse(yaml.join('\n'));
    expect(sentences.map(({text}) => text)).toEqual(['The Url of a thing.', 'Its web site.', 'A thing that is made']);
    expect(
      sentences.flatMap(({text, line}) => lintMarkdown(text, true).map(({message}) => `${String(line)} ${message}`)),
    ).toEqual(['2 "Url": Write "URL".', '6 "web site": Write "website".']);
  });

  test('is checked in doc comments of declarations, except for examples', () => {
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
    const sentences = extractDeclarationProse(text.join('\n'));
    const findings = sentences.flatMap(({text, line}) =>
      lintMarkdown(text, true).map(({message}) => `${String(line)} ${message}`),
    );
    expect(findings).toEqual(['1 "web site": Write "website".', '6 "web-hook": Write "webhook".']);
  });
});
