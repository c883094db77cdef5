import {createHash} from 'node:crypto';
import {insertIntoHead, mapWithConcurrency, type BuiltPage, type PostBuildStep} from '@developer-docs/internal/node';
import {SocialCardRenderer, type SocialCardStyle} from '../social-cards';
import {readPageMetadata, type PageMetadata} from './page-metadata';
import {renderHeadTags} from './tags';

export interface HeadTagsOptions {
  /** The site title, which Docusaurus appends to page titles. */
  readonly siteTitle: string;
  readonly socialCards: SocialCardStyle;
}

/**
 * Returns the outermost and innermost sections of a page, such as `API › Core API`; empty outside the documentation.
 */
function getSectionPath({breadcrumbs}: PageMetadata): string {
  // The first label is the documentation itself, which is informative only if there are no other sections.
  const sections = breadcrumbs.length > 1 ? breadcrumbs.slice(1) : breadcrumbs;
  return [...new Set([...sections.slice(0, 1), ...sections.slice(-1)])].join(' \u203a ');
}

/**
 * Adds Open Graph tags and a social card to every page.
 *
 * @throws Error that names the page if it has no title.
 */
export function headTags({siteTitle, socialCards}: HeadTagsOptions): PostBuildStep {
  return {
    name: 'head tags and social cards',
    async run(site) {
      const renderer = new SocialCardRenderer(socialCards);
      const pages = await site.listPages();
      await mapWithConcurrency(pages, async ({file, route}: BuiltPage) => {
        const html = await site.readText(file);
        const metadata = readPageMetadata(html, file, siteTitle);
        const card = await renderer.render({section: getSectionPath(metadata), title: metadata.title, siteTitle});
        // Sites that display link previews cache images by URL, so the URL must change with the image.
        const hash = createHash('sha256').update(card).digest('hex').slice(0, 8);
        const cardFile = `assets/cards/${file.replace(/\.html$/, '').replaceAll('/', '-')}.${hash}.png`;
        await site.writeFile(cardFile, card);
        const tags = renderHeadTags({
          siteTitle,
          isHomePage: route === site.baseUrl,
          imageUrl: site.url + site.baseUrl + cardFile,
          imageAlt: `${metadata.title}. ${siteTitle}.`,
        });
        await site.writeFile(file, insertIntoHead(html, tags, file));
      });
      return `${pages.length} pages`;
    },
  };
}
