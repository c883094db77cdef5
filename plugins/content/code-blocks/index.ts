import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlight} from './highlight';
import {readHighlightComments} from './highlight-comments';
import {languageOfFile} from './languages';
import {readSourceFile} from './source-file';

export {rehypeCodeBlocks} from './rehype-code-blocks';
export {prism} from './theme-config';

/**
 * What code blocks need from the bundler: Prism stays out of it, pages know the files that they include, and
 * `import html from './request.sh?highlight'` gives highlighted markup. The fences themselves are read by `rehypeCodeBlocks`.
 */
export default function codeBlocks({siteDir}: LoadContext): Plugin<undefined> {
  const highlightFile = (file: string, query: string): string => {
    const region = new URLSearchParams(query).get('region') ?? undefined;
    const {code, lines} = readHighlightComments(readSourceFile(siteDir, path.relative(siteDir, file), region));
    return highlight(code, languageOfFile(file), {lines});
  };
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'client/no-prism.ts')}},
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus reads `include` of every rule for MDX, so it must be there.
            include: [path.join(siteDir, 'docs') + path.sep],
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'included-files-loader.cjs'), options: {siteDir}}],
          },
          {
            resourceQuery: /[?&]highlight$/,
            type: 'javascript/auto',
            use: [{loader: path.join(__dirname, 'highlight-loader.cjs'), options: {highlightFile}}],
          },
        ],
      },
    }),
  };
}
