import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {sdkReference} from './remark';
import {firstSentence} from './render';

let folder: string;

const declarations = (description: string) => `
/** Errors. */
export interface WidgetErrorDetails {
  /**
   * ${description}
   *
   * @action Repair it.
   * @userSees Nothing.
   * @recoverable Yes. Try again.
   * @since 1.1
   */
  broken_thing: {readonly part: string};
}`;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sdk-reference-'));
  writeFileSync(path.join(folder, 'errors.d.ts'), declarations('A part is broken. It can be mended.'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function run(page: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(sdkReference, {folder});
  return processor.runSync(processor.parse(page));
}

const entries = (root: Root) => {
  const found: MdxJsxFlowElement[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'ContractEntry') {
      found.push(node);
    }
  });
  return found;
};

describe('sdkReference', () => {
  it('makes an entry with a heading, facts and an anchor', () => {
    const [entry] = entries(run('<SdkErrors of="WidgetErrorDetails" />'));
    const attributes = Object.fromEntries(
      (entry?.attributes ?? []).flatMap((attribute) =>
        'name' in attribute ? [[attribute.name, attribute.value]] : [],
      ),
    );
    expect(attributes).toEqual({as: 'section', id: 'error-broken-thing', kind: 'code', name: 'broken_thing'});
    expect(entry?.children[0]).toMatchObject({type: 'heading', depth: 3});
    expect(toString(entry)).toContain('What to doRepair it.');
  });

  it('makes a summary with a link to each entry', () => {
    const root = run('<SdkErrors of="WidgetErrorDetails" as="summary" />');
    const links: string[] = [];
    visit(root, 'link', ({url}) => {
      links.push(url);
    });
    expect(links).toEqual(['#error-broken-thing']);
    expect(toString(root)).toContain('A part is broken.');
    expect(toString(root)).not.toContain('mended');
  });

  it('reads the declarations anew for each page', () => {
    run('<SdkErrors of="WidgetErrorDetails" />');
    writeFileSync(path.join(folder, 'errors.d.ts'), declarations('Another text.'));
    expect(toString(run('<SdkErrors of="WidgetErrorDetails" />'))).toContain('Another text.');
  });

  it.each([
    ['<SdkErrors of="ErrorDetails" />', 'has no interface of errors "ErrorDetails"'],
    ['<SdkErrors of="WidgetErrorDetails" only="missing" />', 'no entry "missing". They have: broken_thing'],
    ['<SdkErrors />', '<SdkErrors> needs the attribute "of"'],
    ['<SdkTypes names="Nothing" />', 'no type "Nothing"'],
  ])('stops at %s', (page, message) => {
    expect(() => run(page)).toThrow(message.replace('has no', 'have no'));
  });

  it('leaves other pages alone', () => {
    expect(run('# Title').children).toHaveLength(1);
  });
});

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['Version 1.4 is new. More.', 'Version 1.4 is new.'],
    ['No stop', 'No stop'],
  ])('%s', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });
});
