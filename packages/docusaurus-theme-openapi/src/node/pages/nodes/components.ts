import {createJsxElement} from '@developer-docs/docusaurus-utils/node';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The components in pages: `Html` is `<OpenApiHtml>`, whose module is `@theme/OpenApi/Html`. */
export const componentNames = ['Badges', 'Examples', 'Fold', 'Html', 'Metadata', 'OpenAll', 'Sample', 'TryIt'] as const;
type ComponentName = (typeof componentNames)[number];

/** Creates a component. `remarkOpenApi` imports it in the page. */
export const createComponent = (
  name: ComponentName,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => createJsxElement(`OpenApi${name}`, attributes, children);
