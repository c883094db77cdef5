import {createHash} from 'node:crypto';
import {renderAsync} from '@resvg/resvg-js';
import type {PostBuildStep} from '../../shared';
import type {BuiltPage} from '../../shared';
import {insertIntoHead, mapWithConcurrency} from '../../shared';
import {CardPress, type CardStyle} from './card';
import {pageFacts, type PageFacts} from './page-facts';
import {headTags} from './tags';

export type {CardStyle} from './card';

/** Options of the step. */
export interface PageHeadOptions {
  /** The site's title, as it stands behind the titles of pages. */
  readonly siteTitle: string;
  readonly cards: CardStyle;
}

/** What a page is part of, for its card: the innermost section, with the outermost before it; nothing outside the documentation. */
function sectionOf({crumbs}: PageFacts): string {
  const labels = crumbs.map(({label}) => label);
  // The first is the documentation itself, which says something only where nothing else does.
  const sections = labels.length > 1 ? labels.slice(1) : labels;
  return [...new Set([...sections.slice(0, 1), ...sections.slice(-1)])].join(' \u203a ');
}

/**
 * Gives every page what programs read that show or list it: a picture of its own, the kind of page, and the way to it.
 *
 * @throws Error when a page lacks what the tags are made from; the message names the file.
 */
export function pageHead({siteTitle, cards}: PageHeadOptions): PostBuildStep {
  return {
    name: 'page heads',
    async run(site) {
      const press = new CardPress(cards);
      const pages = await site.listContentPages();
      const put = async ({file: name, route}: BuiltPage) => {
        const html = await site.readText(name);
        const facts = pageFacts(html, name, siteTitle);
        const svg = press.draw({section: sectionOf(facts), title: facts.title, site: siteTitle});
        const card = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
        // The name changes with the picture: who shows a card keeps it by its address.
        const hash = createHash('sha256').update(card).digest('hex').slice(0, 8);
        const cardName = `assets/cards/${name.replace(/\.html$/, '').replaceAll('/', '-')}.${hash}.png`;
        await site.writeFile(cardName, card);
        const tags = headTags(facts, {
          origin: site.url,
          siteTitle,
          isHome: route === site.baseUrl,
          card: site.url + site.baseUrl + cardName,
          cardText: `${facts.title}. ${siteTitle}.`,
        });
        await site.writeFile(name, insertIntoHead(html, tags, name));
      };
      await mapWithConcurrency(pages, put);
      return `${pages.length} cards`;
    },
  };
}
