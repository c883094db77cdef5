import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** The metadata of a blog post or a page that the packages use. */
export interface PageMetadata {
  readonly permalink: string;
  /** Path of the source file, starting with the alias `@site`. */
  readonly source: string;
  /** Components in `src/pages` have none. */
  readonly title?: string;
  readonly unlisted?: boolean;
  readonly frontMatter?: {readonly keywords?: readonly string[]};
  /** The tags of a blog post. */
  readonly tags?: readonly {readonly label: string}[];
}

/** The content of Docusaurus's content plugins by the ID of their instances. */
export interface ContentInstances {
  readonly docs: Readonly<Record<string, DocsContent>>;
  readonly blogs: Readonly<Record<string, {readonly blogPosts: readonly {readonly metadata: PageMetadata}[]}>>;
  readonly pages: Readonly<Record<string, readonly PageMetadata[]>>;
}

/** Reads the content of all docs, blogs, and pages. Instances without content are omitted. */
export const readContent = (allContent: AllContent): ContentInstances => ({
  docs: selectInstances(allContent['docusaurus-plugin-content-docs']),
  blogs: selectInstances(allContent['docusaurus-plugin-content-blog']),
  pages: selectInstances(allContent['docusaurus-plugin-content-pages']),
});

/** Selects the instances of a plugin that have content. Without the folder `src/pages`, for example, there's none. */
function selectInstances<Content>(instances: AllContent[string] = {}): Record<string, Content> {
  const entries = Object.entries(instances).filter(([, content]) => typeof content === 'object' && content !== null);
  return Object.fromEntries(entries) as Record<string, Content>;
}
