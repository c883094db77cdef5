import type {Paragraph, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {PageElement} from '../context';

/** Renders the commands that start the local mock API. */
export const renderLocalMockSetup: PageElement['render'] = (_attributes, {repositoryUrl}) => {
  const [place, commands] =
    repositoryUrl === undefined
      ? ["In a copy of this documentation's source code, run:", []]
      : ['Run:', [`git clone ${repositoryUrl} documentation`, 'cd documentation']];
  return fromMarkdown(`${place}\n\n\`\`\`bash\n${[...commands, 'npm ci', 'npm run mock'].join('\n')}\n\`\`\`\n`)
    .children;
};

/**
 * Domain names that are reserved for documentation and testing (RFC 2606, RFC 6761), so that no API can exist there.
 */
const reservedDomain = /(?:^|\.)(?:example|invalid|localhost|test)$/;

/** Renders a note if the host of the API is a placeholder: the directive that Docusaurus converts to an admonition. */
export const renderReservedHostNote: PageElement['render'] = (_attributes, {contract, getPageUrl}) => {
  const {hostname} = new URL(String(contract.find('core-api#/servers/0/url')));
  if (!reservedDomain.test(hostname)) return [];
  const mockUrl = `${getPageUrl('docs/api/overview.mdx')}#local-mock`;
  const label: Paragraph = {
    type: 'paragraph',
    data: {directiveLabel: true} as Paragraph['data'] & object,
    children: [{type: 'text', value: 'Placeholder host'}],
  };
  const body = fromMarkdown(
    `In the examples, \`${hostname}\` is a placeholder. To try them without an account, select **Run** or **Try it** where a page has this ` +
      `button, or use the [local mock API](${mockUrl}).`,
  );
  const note = {type: 'containerDirective', name: 'note', attributes: {}, children: [label, ...body.children]};
  return [note as unknown as RootContent];
};
