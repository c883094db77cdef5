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

  const [head = ''] = complete.split('   * @example');

  test.each([
    ['a missing tag', complete.replace(/.*@defaultValue.*\n/, ''), 'options.d.ts:13: "theme" has no @defaultValue'],
    [
      'a yes-or-no tag with another text',
      complete.replace('Yes, with', 'With'),
      '@changeable of "theme" must start with "Yes" or "No".',
    ],
    ['a missing example', head.trimEnd(), '"theme" has no @example'],
    ["an example that isn't a code fence", `${head}   * @example init()`, 'starts with ```ts'],
    ['an unknown error code', `   * @throws \`wrong\`\n${complete}`, '"theme" throws "wrong"'],
  ])('rejects an option with %s', (_problem, tags, message) => {
    expect(() => extractModel(declareOption(tags))).toThrow(message);
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
