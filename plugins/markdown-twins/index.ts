import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {outsidePages} from '../../config/outside-pages';
import {PublishFiles, type PublishedFile} from '../api-reference/publish';
import {outlineOf, type OutlineSection} from './outline';
import {outlineFile} from './step';

export type {ListedFile, LlmsOptions} from './llms';
export {markdownTwins} from './step';

/** What stands in the place of the twins while there is no built page to make them of. */
function placeholders(outline: readonly OutlineSection[], baseUrl: string): PublishedFile[] {
  return outline.flatMap(({pages}) =>
    pages.map(({title, route}) => ({
      name: `${route.slice(baseUrl.length)}.md`,
      content: `# ${title}\n\nThe Markdown of a page is made from the built page: \`npm run build && npm run serve\` shows it.\n`,
    })),
  );
}

/** Tells the step of the post-build pipeline in which order a reader meets the docs. README.md says what the step makes. */
export default function markdownTwinsPlugin({baseUrl}: LoadContext): Plugin {
  let outline: readonly OutlineSection[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent, actions}) {
      const [content] = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      outline = outlineOf(content as LoadedContent, outsidePages);
      await actions.createData(outlineFile, outline);
    },
    configureWebpack: (_config, isServer) => ({
      plugins:
        isServer || process.env.NODE_ENV === 'production'
          ? []
          : [new PublishFiles(() => Promise.resolve(placeholders(outline, baseUrl)), [])],
    }),
  };
}
