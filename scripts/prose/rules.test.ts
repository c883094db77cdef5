// cspell:ignore Shwing
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/sync';
import {describe, expect, it} from 'vitest';
import {sentencesOfDeclarations, sentencesOfYaml} from './contract.mjs';
import rules, {findInProse} from './rules.mjs';
import {emptyWords, terms} from './vocabulary.mjs';

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

it('STYLEGUIDE.md names every rule', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../STYLEGUIDE.md'), 'utf8');
  const held = [...guide.matchAll(/^\|.*\| ([^|]*) \|$/gm)].map(([, cell = '']) => cell).join(' ');
  expect(rules.flatMap(({names}) => names).filter((name) => !held.includes(`\`${name}\``))).toEqual([]);
});

describe('link-text', () => {
  it.each([
    'See [the error catalogue](../overview.mdx#errors).',
    'Send [`userId`](#query.userId).',
    '[More designs](./designs.mdx)',
    '[Here is how it ends](./end.mdx)',
  ])('takes %s', (text) => {
    expect(find('link-text', text)).toEqual([]);
  });

  it.each([
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

  it('lets READMEs name files and addresses of this machine', () => {
    const text = 'See <http://localhost:3000> and [packages/mock-api/README.md](packages/mock-api/README.md).';
    expect(find('link-text', text, 'README.md')).toEqual([]);
    expect(find('link-text', text)).toHaveLength(2);
  });
});

describe('alternative-text', () => {
  it.each([
    '![A flyer with a title above a picture of a terrace](./a.png)',
    '<img src="a.png" alt="A flyer on a wall" />',
  ])('takes %s', (text) => {
    expect(find('alternative-text', text)).toEqual([]);
  });

  it.each([
    ['![](./a.png)', 'no alternative text'],
    ['<img src="a.png" />', 'no alternative text'],
    ['<img src="a.png" alt="" />', 'no alternative text'],
    ['![flyer.png](./a.png)', 'is a name'],
    ['![screenshot-2](./a.png)', 'is a name'],
    ['![Picture of a flyer](./a.png)', 'start with what it shows'],
  ])('rejects %s', (text, says) => {
    expect(find('alternative-text', text).join()).toContain(says);
  });
});

describe('heading-case', () => {
  it.each([
    '## Bodies and parameters (400, 413) {#errors-Input}',
    '## What {brand} does for the JavaScript and React of your API',
    '## Section 2: Screens and routes',
    '## Use `WidgetOptions` in time. Why not?',
    '---\ntitle: Core API overview\ndescription: Any Words.\n---\n\nText with Words.',
  ])('takes %s', (text) => {
    expect(find('heading-case', text)).toEqual([]);
  });

  it('names each word with a capital that it should not have', () => {
    expect(find('heading-case', 'Text.\n\n## Limits At a Glance')).toEqual([
      expect.stringMatching(/^3: "At" in "Limits At a Glance": write it small, or add the name to properNames/),
      expect.stringMatching(/^3: "Glance"/),
    ]);
  });

  it('reads the titles of the front matter', () => {
    const text = "---\ntitle: 'Core API Overview'\nsidebar_label: Core Overview\n---\n\nText.";
    expect(find('heading-case', text)).toHaveLength(2);
  });
});

describe('expired-dates', () => {
  it.each([
    'Works until 2031.',
    'Works until June 15, 2030.',
    'The field will be removed in June 2030.',
    'Works until Q2 2030.',
    'The standard of 2023 holds.',
    'Since 2024-01-31 every answer has it.',
    'Send `until 2025` and `2025-01-01`.',
    'The plan ends with the next month.',
    'Port 8080, at most 2000 characters, 1999 px before the end, a text of 2000 characters at https://a.dev/2020/x.',
  ])('takes %s', (text) => {
    expect(find('expired-dates', text)).toEqual([]);
  });

  it.each([
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

  it('fails on the day after, by itself', () => {
    const pieces = [{text: 'Works until June 15, 2030.', line: 1}];
    expect(findInProse(pieces, {isOfProduct: true, today: '2030-06-15'})).toEqual([]);
    expect(findInProse(pieces, {isOfProduct: true, today: '2030-06-16'})).toHaveLength(1);
  });
});

describe('vocabulary', () => {
  /** A text that each line of the list rejects, by the word to write. */
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
    canceled: 'is cancelled',
    address: 'the URL',
    'API key': 'an API token',
    'user token': 'a bearer token',
    request: 'a job',
    user: 'an end user',
    listener: 'an event handler',
    dialog: 'a popup',
    plan: 'a subscription',
    allowance: 'the quota',
    'rate limit': 'is throttled',
    variant: 'a variation',
    design: 'an artwork',
    'content block': 'a content element',
  };

  it('has a text for every line', () => {
    expect(Object.keys(wrong)).toEqual(terms.map(({write}) => write));
  });

  it.each(Object.entries(wrong))('writes %s, not "%s"', (write, text) => {
    expect(find('vocabulary', `Take ${text}.`)).toEqual([expect.stringContaining(`Write "${write}".`)]);
    expect(find('vocabulary', `Take the ${write}.`)).toEqual([]);
    expect(find('vocabulary', `Take \`${text}\`.`)).toEqual([]);
  });

  it('leaves the words of software in general to READMEs', () => {
    expect(find('vocabulary', 'A task opens the modal of the web site.', 'plugins/x/README.md')).toEqual([
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

  it('has a text for every line', () => {
    expect(wrong).toHaveLength(emptyWords.length);
  });

  it.each(wrong.map((text, index) => [text, emptyWords[index]?.cure ?? '']))('rejects "%s": %s', (text, cure) => {
    expect(find('empty-words', `${text}.`)).toEqual([expect.stringContaining(cure)]);
  });

  it('takes what says something', () => {
    expect(find('empty-words', 'Wait 10 minutes, then call `please`. Everything here is simple.')).toEqual([]);
  });
});

describe('the contract', () => {
  it('has its sentences read from YAML, and not the values', () => {
    const yaml = [
      'Thing:',
      '  description: >-',
      '    The URL of',
      '    a thing.',
      '  properties:',
      '    description: {type: string, description: Its web site., examples: [My web site is up]}',
      '  example: {text: a web site}',
      '  x-limits: [link-lifetime]',
      'made:',
      '  summary: A thing that is made',
      '  value: {detail: The URL is gone}',
    ];
    const sentences = sentencesOfYaml(yaml.join('\n'));
    expect(sentences.map(({text}) => text)).toEqual(['The URL of a thing.', 'Its web site.', 'A thing that is made']);
    expect(findInProse(sentences, {isOfProduct: true, today}).map(({line, says}) => `${String(line)} ${says}`)).toEqual(
      ['2 "URL": Write "address".', '6 "web site": Write "website".'],
    );
  });

  it('has its sentences read from comments of declarations, and not the examples', () => {
    const text = [
      '/** The web site of `web site`. */',
      'interface A {',
      '  /**',
      '   * A thing.',
      '   *',
      '   * @when The end user clicks.',
      '   * @example',
      '   * ```ts',
      "   * console.log('a web site');",
      '   * ```',
      '   */',
      "  'web site': string;",
      '}',
    ];
    const found = findInProse(sentencesOfDeclarations(text.join('\n')), {isOfProduct: true, today});
    expect(found.map(({line, says}) => `${String(line)} ${says}`)).toEqual([
      '1 "web site": Write "website".',
      '6 "end user": Write "user".',
    ]);
  });
});
