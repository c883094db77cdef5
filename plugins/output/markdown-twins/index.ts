import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {outsidePages} from '../../../config/outside-pages';
import {PublishFiles, type PublishedFile} from '../../reference/api/publish';
import type {MenuData} from './menu-data';
import {outlineOf, type OutlineSection} from './outline';
import {outlineFile} from './step';

export type {MenuData} from './menu-data';
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

/**
 * Tells the step of the post-build pipeline in which order a reader meets the docs, and the menu of a page what there is to
 * download. README.md says what the step makes.
 */
export default function markdownTwinsPlugin({baseUrl}: LoadContext, {documents}: MenuData): Plugin {
  let outline: readonly OutlineSection[] = [];
  return {
    name: 'markdown-twins',
    contentLoaded({actions}) {
      // Not in `allContentLoaded`: what several plugins set there stands in the order in which they end, in every page's script.
      actions.setGlobalData({documents} satisfies MenuData);
    },
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

/** The options are made by code, not by people: their type is checked where they are written. */
export function validateOptions({options}: {options: MenuData}): MenuData & {id: string} {
  return {...options, id: 'default'};
}
