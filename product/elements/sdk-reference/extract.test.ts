import {describe, expect, test} from 'vitest';
import {extractSdkModel} from './extract';

const extractModel = (text: string) => extractSdkModel([{file: 'options.d.ts', text}]);

const declareOption = (tags: string, declaration = 'readonly theme?: string;') => `
export interface WidgetOptions {
  /**
   * The colors.
   *
${tags}
   */
  ${declaration}
}`;

const complete = `   * @defaultValue \`'auto'\`
   * @since 1.0
   * @changeable Yes, with \`update\`.
   * @example
   * \`\`\`ts
   * init({theme: 'dark'});
   * \`\`\``;

const removeTag = (tag: string) =>
  complete
    .split('\n')
    .filter((line) => !line.includes(tag))
    .join('\n');

describe('extractSdkModel', () => {
  test('reads an option with all its tags', () => {
    expect(extractModel(declareOption(complete)).options.get('WidgetOptions')).toEqual([
      {
        kind: 'option',
        name: 'theme',
        type: 'string',
        description: 'The colors.',
        fields: [],
        tags: {
          defaultValue: "`'auto'`",
          changeable: 'Yes, with `update`.',
          since: '1.0',
          example: "```ts\ninit({theme: 'dark'});\n```",
        },
        example: "init({theme: 'dark'});",
        throws: [],
        location: {file: 'options.d.ts', line: 14},
      },
    ]);
  });

  test.each([['@defaultValue', '"theme" has no @defaultValue']])('rejects an option without %s', (tag, message) => {
    expect(() => extractModel(declareOption(removeTag(tag)))).toThrow(`product/ui-sdk/options.d.ts:13: ${message}`);
  });

  test('rejects a yes-or-no tag that doesn\'t start with "Yes" or "No"', () => {
    const tags = complete.replace('Yes, with', 'With');
    expect(() => extractModel(declareOption(tags))).toThrow('@changeable of "theme" must start with "Yes" or "No".');
  });

  test('rejects an option without a description', () => {
    expect(() => extractModel('export interface WidgetOptions {\n  readonly theme?: string;\n}')).toThrow(
      'product/ui-sdk/options.d.ts:2: "theme" has no description',
    );
  });

  test("rejects an option without an example, or with one that isn't a code fence", () => {
    const [head = ''] = complete.split('   * @example');
    expect(() => extractModel(declareOption(head.trimEnd()))).toThrow('"theme" has no @example');
    expect(() => extractModel(declareOption(`${head}   * @example init()`))).toThrow('starts with ```ts');
  });

  test('rejects an unknown error code', () => {
    expect(() => extractModel(declareOption(`   * @throws \`wrong\`\n${complete}`))).toThrow('"theme" throws "wrong"');
  });

  test('reads the signature of a function and rejects a parameter without a description', () => {
    const declareMethod = (parameter: string) => `
/** The handle. */
export interface Widget {
  /**
   * Closes.
   *
${parameter}   * @states \`ready\`.
   * @since 1.0
   * @example
   * \`\`\`ts
   * widget.close('now');
   * \`\`\`
   */
  close(when: string): void;
}`;
    const [close] = extractModel(declareMethod('   * @param when - When.\n')).functions.get('Widget') ?? [];
    expect(close).toMatchObject({type: 'close(when: string): void', tags: {states: '`ready`.'}});
    expect(close?.fields).toEqual([{name: 'when', type: 'string', isRequired: true, description: 'When.'}]);
    expect(() => extractModel(declareMethod(''))).toThrow('"close" doesn\'t describe "when"');
  });

  test('expands the fields of a named type in an event', () => {
    const text = `
/** Properties of every event. */
export interface EventBase {}
/** A selection. */
export interface Selection {
  /** The ID. */
  readonly designId: string;
}
/** Events. */
export interface WidgetEventMap {
  /**
   * Chosen.
   * @when A click.
   * @order Last.
   * @cancelable No.
   * @suppressed Never.
   * @since 1.0
   * @example
   * \`\`\`ts
   * on('selected');
   * \`\`\`
   */
  selected: EventBase & Selection & {readonly type: 'selected'; readonly count?: number};
}`;
    const [selected] = extractModel(text).events.get('WidgetEventMap') ?? [];
    expect(selected?.fields).toMatchObject([
      {name: 'designId', type: 'string'},
      {name: 'count', type: 'number', isRequired: false},
    ]);
  });

  test('reads the values of unions, and the declarations of other types', () => {
    const {types} = extractModel(`
/** Colors. */
export type Theme = 'light' | 'dark';
/** A function. */
export type Stop = () => void;`);
    expect(types.get('Theme')).toMatchObject({values: ['light', 'dark']});
    expect(types.get('Stop')).toMatchObject({values: [], declaration: 'type Stop = () => void;'});
  });
});
