import {escapeHtml} from '@developer-docs/utils';
import {socialCardSize} from './renderer';

/** An image that other sites show in link previews. */
export interface PreviewImage {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
}

export interface HeadTagValues {
  readonly siteTitle: string;
  /**
   * Whether the page is the home page. In Open Graph, the home page is a website, and every other page is an article.
   */
  readonly isHomePage: boolean;
  readonly image: PreviewImage | undefined;
  /** Whether the page already has a tag. */
  readonly isExisting: (name: string) => boolean;
}

/**
 * Renders the tags that Docusaurus doesn't: page type, name of the site, and image for Open Graph (https://ogp.me) and
 * X. X falls back to the title and description of Open Graph.
 */
export function renderHeadTags({siteTitle, isHomePage, image, isExisting}: HeadTagValues): string {
  const properties = {
    'og:type': isHomePage ? 'website' : 'article',
    'og:site_name': siteTitle,
    ...(image && {
      'og:image': image.url,
      'og:image:type': 'image/png',
      'og:image:width': String(socialCardSize.width),
      'og:image:height': String(socialCardSize.height),
      'og:image:alt': image.alt,
    }),
  };
  const twitter = image ? {'twitter:image': image.url, 'twitter:image:alt': image.alt} : {};
  const renderMeta = (attribute: string, tags: Readonly<Record<string, string>>) =>
    Object.entries(tags)
      .filter(([name]) => !isExisting(name))
      .map(([name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`)
      .join('');
  return renderMeta('property', properties) + renderMeta('name', twitter);
}

/** Removes the image that all pages have (`themeConfig.image`), so that a page's own can replace it. */
export function removeImageTags(html: string): string {
  return html.replaceAll(/<meta\b[^>]*?\b(?:property|name)="?(?:og|twitter):image"?(?=[\s>/])[^>]*>/g, '');
}
