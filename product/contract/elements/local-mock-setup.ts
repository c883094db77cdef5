import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Plugin} from 'unified';
import {readAttributes, replaceElements} from '@developer-docs/docusaurus-theme-openapi';

export interface LocalMockSetupOptions {
  /** The URL of the repository. Without it, readers need a copy of the files. */
  readonly repositoryUrl: string | undefined;
}

/** A remark plugin that replaces `<LocalMockSetup />` with the commands that start the local mock API. */
export const remarkLocalMockSetup: Plugin<[LocalMockSetupOptions], Root> =
  ({repositoryUrl}) =>
  async (root, file) => {
    await replaceElements(root, file, ['LocalMockSetup'], (node) => {
      readAttributes(node, []);
      return fromMarkdown(describeSetup(repositoryUrl)).children;
    });
  };

function describeSetup(repositoryUrl: string | undefined): string {
  const start = ['npm ci', 'npm run mock'];
  const [place, commands] =
    repositoryUrl === undefined
      ? ["In a copy of this documentation's source code, run:", start]
      : ['Run:', [`git clone ${repositoryUrl} documentation`, 'cd documentation', ...start]];
  return `${place}\n\n\`\`\`bash\n${commands.join('\n')}\n\`\`\`\n`;
}
