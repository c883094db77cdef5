import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString as hastToString} from 'hast-util-to-string';
import {toHast, type State} from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, test} from 'vitest';
import {createTemporaryFolder, writeFileIn} from '../../../tests/support/temporary-folder';
import {SdkDeclarations} from './declarations';
import {remarkSdkReference} from './remark-sdk-reference';

let folder: string;

const createDeclarations = (description: string) => `
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
  folder = createTemporaryFolder({'errors.d.ts': createDeclarations('Part 1.4 is broken. It can be mended.')});
});

async function run(page: string): Promise<Root> {
  const options = {
    declarations: new SdkDeclarations(folder),
    root: folder,
    docsFolder: '.',
    getPageUrl: (file: string) => `/${file}`,
    getSchemaPageUrl: () => undefined,
    resolveUrl: (url: string) => url,
  };
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSdkReference, options);
  return processor.run(processor.parse(page), new VFile({path: 'docs/page.mdx', value: page}));
}

/** The text of a tree, including embedded HTML. */
function readText(root: Parameters<typeof toHast>[0] | undefined): string {
  const handlers = {
    mdxJsxFlowElement: (state: State, node: MdxJsxFlowElement) => state.all(node),
    mdxjsEsm: () => undefined,
  };
  return root === undefined ? '' : hastToString(toHast(root, {handlers}));
}

describe('remarkSdkReference', () => {
  test('rereads the declarations after an edit', async () => {
    await run('<SdkErrors of="WidgetErrorDetails" />');
    writeFileIn(folder, 'errors.d.ts', createDeclarations('Another text.'));
    expect(readText(await run('<SdkErrors of="WidgetErrorDetails" />'))).toContain('Another text.');
  });

  test.each([
    ['<SdkErrors of="ErrorDetails" />', 'have no errors interface "ErrorDetails"'],
    ['<SdkErrors of="WidgetErrorDetails" only="missing" />', 'no entry "missing". Available names: broken_thing'],
  ])('rejects %s', async (page, message) => {
    await expect(run(page)).rejects.toThrow(message);
  });
});
