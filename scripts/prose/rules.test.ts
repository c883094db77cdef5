// cspell:ignore Shwing
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/sync';
import {describe, expect, test} from 'vitest';
import {extractDeclarationProse, extractYamlProse} from './contract.mjs';
import rules, {findInProse} from './rules.mjs';
import {fillerWords, terms} from './vocabulary.mjs';

const today = '2030-06-15';

/** The findings of one rule in a page: `line: detail`. */
function find(rule: string, text: string, file = 'docs/page.mdx'): string[] {
  const {[file]: errors = []} = lint({
    strings: {[file]: text},
    customRules: rules as never,
    config: {default: false, [rule]: {today}},
  });
  return errors.map(({lineNumber, errorDetail}) => `${String(lineNumber)}: ${errorDetail}`);
}

test('STYLEGUIDE.md lists every rule', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../STYLEGUIDE.md'), 'utf8');
  const checkedBy = [...guide.matchAll(/^\|.*\| ([^|]*) \|$/gm)].map(([, cell = '']) => cell).join(' ');
  expect(rules.flatMap(({names}) => names).filter((name) => !checkedBy.includes(`\`${name}\``))).toEqual([]);
});

describe('link-text', () => {
  test.each([
    'See [the error catalogue](../overview.mdx#errors).',
    'Send [`userId`](#query.userId).',
    '[More designs](./designs.mdx)',
    '[Here is how it ends](./end.mdx)',
  ])('accepts %s', (text) => {
    expect(find('link-text', text)).toEqual([]);
  });

  test.each([
    'Click [here](./a.mdx).',
    '[Click here](./a.mdx)',
    '[Read more](./a.mdx)',
    'See [this page](./a.mdx).',
    'See [it](./a.mdx).',
    '[https://a.dev/x](https://a.dev/x)',
    'See https://a.dev/x for more.',
    '[overview.mdx#errors](./overview.mdx#errors)',
  ])('rejects %s', (text) => {
    expect(find('link-text', text)).toHaveLength(1);
  });

  test('allows paths and local URLs as link texts in READMEs', () => {
    const text = 'See <http://localhost:3000> and [packages/mock-api/README.md](packages/mock-api/README.md).';
    expect(find('link-text', text, 'README.md')).toEqual([]);
    expect(find('link-text', text)).toHaveLength(2);
  });
});

describe('alternative-text', () => {
  test.each([
    '![A flyer with a title above a picture of a terrace](./a.png)',
    '<img src="a.png" alt="A flyer on a wall" />',
  ])('accepts %s', (text) => {
    expect(find('alternative-text', text)).toEqual([]);
  });

  test.each([
    ['![](./a.png)', 'no alternative text'],
    ['<img src="a.png" />', 'no alternative text'],
    ['<img src="a.png" alt="" />', 'no alternative text'],
    ['![flyer.png](./a.png)', 'is a name'],
    ['![screenshot-2](./a.png)', 'is a name'],
    ['![Picture of a flyer](./a.png)', 'omit the introduction'],
  ])('rejects %s', (text, says) => {
    expect(find('alternative-text', text).join()).toContain(says);
  });
});

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

  test('names each word with a capital that it should not have', () => {
    expect(find('heading-case', 'Text.\n\n## Limits At a Glance')).toEqual([
      expect.stringMatching(/^3: "At" in "Limits At a Glance": use lowercase, or add the name to properNames/),
      expect.stringMatching(/^3: "Glance"/),
    ]);
  });

  test('reads the titles of the front matter', () => {
    const text = "---\ntitle: 'Core API Overview'\nsidebar_label: Core Overview\n---\n\nText.";
    expect(find('heading-case', text)).toHaveLength(2);
  });
});

describe('expired-dates', () => {
  test.each([
    'Works until 2031.',
    'Works until June 15, 2030.',
    'The field will be removed in June 2030.',
    'Works until Q2 2030.',
    'The standard of 2023 holds.',
    'Since 2024-01-31 every answer has it.',
    'Send `until 2025` and `2025-01-01`.',
    'The plan ends with the next month.',
    'Port 8080, at most 2000 characters, 1999 px before the end, a text of 2000 characters at https://a.dev/2020/x.',
  ])('accepts %s', (text) => {
    expect(find('expired-dates', text)).toEqual([]);
  });

  test.each([
    ['Works until 2025.', '2025'],
    ['Works until June 14, 2030.', 'June 14, 2030'],
    ['Works until 14 June 2030.', '14 June 2030'],
    ['Works until May 2030.', 'May 2030'],
    ['The endpoint will be removed on 2030-06-14.', '2030-06-14'],
    ['Expires at the end of Q1 2030.', 'Q1 2030'],
    ['It came last year.', 'last year'],
    ['We recently changed it.', 'recently'],
    ['It is currently in beta.', 'currently'],
    ['As of now, five work.', 'As of now'],
  ])('rejects %s', (text, found) => {
    expect(find('expired-dates', text)).toEqual([expect.stringContaining(`1: "${found}"`)]);
  });

  test('fails on the day after, by itself', () => {
    const pieces = [{text: 'Works until June 15, 2030.', line: 1}];
    expect(findInProse(pieces, {isAboutProduct: true, today: '2030-06-15'})).toEqual([]);
    expect(findInProse(pieces, {isAboutProduct: true, today: '2030-06-16'})).toHaveLength(1);
  });
});

describe('vocabulary', () => {
  /** An example of what each entry rejects, by its preferred term. */
  const wrong: Readonly<Record<string, string>> = {
    endpoint: 'the end point',
    webhook: 'a web-hook',
    email: 'an E-mail',
    website: 'the web site',
    'web page': 'a webpage',
    JavaScript: 'Javascript',
    TypeScript: 'Type Script',
    GitHub: 'Github',
    OpenAPI: 'the Swagger file',
    API: 'Apis',
    JSON: 'Json',
    HTTP: 'Http',
    URL: 'the Url',
    canceled: 'is cancelled',
    'API key': 'an API token',
    'user token': 'a bearer token',
    variant: 'a variation',
    design: 'an artwork',
    'content block': 'a content element',
  };

  test('has an example for every entry', () => {
    expect(Object.keys(wrong)).toEqual(terms.map(({preferred}) => preferred));
  });

  test.each(Object.entries(wrong))('writes %s, not "%s"', (preferred, text) => {
    expect(find('vocabulary', `Take ${text}.`)).toEqual([expect.stringContaining(`Write "${preferred}".`)]);
    expect(find('vocabulary', `Take the ${preferred}.`)).toEqual([]);
    expect(find('vocabulary', `Take \`${text}\`.`)).toEqual([]);
  });

  test('ignores product terms in READMEs', () => {
    expect(find('vocabulary', 'A variation of the web site.', 'plugins/x/README.md')).toEqual([
      expect.stringContaining('web site'),
    ]);
  });
});

describe('empty-words', () => {
  const wrong = [
    'Simply call it',
    'Please wait',
    'a list, e.g. this',
    'in order to win',
    'a seamless start',
    'after a while',
    'TBD',
  ];

  test('has an example for every entry', () => {
    expect(wrong).toHaveLength(fillerWords.length);
  });

  test.each(wrong.map((text, index) => [text, fillerWords[index]?.advice ?? '']))(
    'rejects "%s": %s',
    (text, advice) => {
      expect(find('empty-words', `${text}.`)).toEqual([expect.stringContaining(advice)]);
    },
  );

  test('accepts other words', () => {
    expect(find('empty-words', 'Wait 10 minutes, then call `please`. Everything here is simple.')).toEqual([]);
  });
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
      '  value: {detail: The Url is gone}',
    ];
    const sentences = extractYamlProse(yaml.join('\n'));
    expect(sentences.map(({text}) => text)).toEqual(['The Url of a thing.', 'Its web site.', 'A thing that is made']);
    expect(
      findInProse(sentences, {isAboutProduct: true, today}).map(({line, message}) => `${String(line)} ${message}`),
    ).toEqual(['2 "Url": Write "URL".', '6 "web site": Write "website".']);
  });

  test('is checked in doc comments of declarations, except for examples', () => {
    const text = [
      '/** The web site of `web site`. */',
      'interface A {',
      '  /**',
      '   * A thing.',
      '   *',
      '   * @when The bearer token expires.',
      '   * @example',
      '   * ```ts',
      "   * console.log('a web site');",
      '   * ```',
      '   */',
      "  'web site': string;",
      '}',
    ];
    const found = findInProse(extractDeclarationProse(text.join('\n')), {isAboutProduct: true, today});
    expect(found.map(({line, message}) => `${String(line)} ${message}`)).toEqual([
      '1 "web site": Write "website".',
      '6 "bearer token": Write "user token".',
    ]);
  });
});
