import {site} from '../../config/site';
import type {VariantOptions} from './variant-site';

/** Creates a page whose content comes from the contract. */
const createPage = (title: string, content: string) =>
  `---\ntitle: ${title}\ndescription: A page whose content comes from the contract, while a test edits the contract.\n---\n\n${content}\n`;

/** A minimal site with one page of each kind that is generated from the contract. */
export const contractSite: VariantOptions = {
  // The pages link to pages that don't exist in this site.
  config: {onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'},
  files: {
    'sidebars.ts': "export default {tutorialSidebar: ['intro', 'api/overview', 'api/document', 'ui-sdk/overview']};\n",
    'docs/intro.mdx': createPage(
      'Prose',
      'Ask again after <Limit name="first-song" />.\n\n## Feed the parrot {#parrot}',
    ),
    'docs/api/overview.mdx': createPage('Endpoint', '<Operation id="inviteParrot" />'),
    'docs/api/document.mdx': createPage('Document', '<ApiDocument id="choir" />'),
    'docs/ui-sdk/overview.mdx': createPage('Widget', '<SdkTypes names="StageColors" />'),
  },
};

/** An edit to a contract file, with the text before and after it, and the pages that show it. */
interface ContractEdit {
  readonly of: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly routes: readonly string[];
}

export const contractEdits: readonly ContractEdit[] = [
  {
    of: 'a description in an OpenAPI file',
    file: 'product/openapi/components/parrots.yaml',
    before: 'The name that is called at the start of a concert.',
    after: 'The name that the conductor calls.',
    routes: [`docs/${site.slug}-api/overview`, `docs/${site.slug}-api/document`],
  },
  {
    of: 'a comment in a TypeScript declaration',
    file: 'product/ui-sdk/index.d.ts',
    before: 'The color of the curtain.',
    after: 'The color behind the parrots.',
    routes: [`docs/${site.slug}-ui-sdk/overview`],
  },
  {
    of: 'a shared value',
    file: 'product/openapi/components/limits.yaml',
    before: 'text: 2 seconds',
    after: 'text: 2.5 seconds',
    routes: ['docs/intro'],
  },
];

/** Returns the text that a page shows for an edited line in the contract. */
export const getRenderedText = (text: string): string => text.replace('text: ', 'Ask again after ');
