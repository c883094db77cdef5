import {createHash} from 'node:crypto';
import {mapWithConcurrency, type BuiltPage, type BuiltSite} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import type {PluginOptions, SocialCardsOptions} from '../options';
import {removeImageTags, renderHeadTags, type PreviewImage} from './head-tags';
import {getSectionPath, readPageMetadata, type PageMetadata} from './page-metadata';
import {SocialCardRenderer} from './renderer';

interface PreviewTagsInput {
  readonly siteDir: string;
  readonly siteTitle: string;
  /** What Docusaurus appends to each page's title, such as ` | My site`. */
  readonly titleSuffix: string;
  /** Absolute URL of the image that all pages have (`themeConfig.image`). */
  readonly defaultImageUrl: string | undefined;
  readonly socialCards: SocialCardsOptions | false;
}

export function createPreviewTags(
  {socialCards}: Pick<PluginOptions, 'socialCards'>,
  {siteDir, siteConfig, baseUrl}: Pick<Props, 'baseUrl' | 'siteConfig' | 'siteDir'>,
): PreviewTags {
  const {title, titleDelimiter, themeConfig, url} = siteConfig;
  const image = themeConfig['image'] as string | undefined;
  return new PreviewTags({
    siteDir,
    siteTitle: title,
    titleSuffix: ` ${titleDelimiter} ${title}`,
    defaultImageUrl: image === undefined ? undefined : new URL(image.replace(/^\//, ''), url + baseUrl).href,
    socialCards,
  });
}

/**
 * Adds social cards to pages, with the link preview tags that Docusaurus doesn't render, in the phases of the
 * post-build task.
 */
export class PreviewTags {
  private readonly pages = new Map<string, PageMetadata>();
  private readonly images = new Map<string, PreviewImage>();

  constructor(private readonly input: PreviewTagsInput) {}

  readPage({file, html}: BuiltPage & {readonly html: string}): void {
    if (this.input.socialCards === false) return;
    this.pages.set(file, readPageMetadata(html, this.input.titleSuffix));
  }

  /**
   * Renders the social cards of all pages without an image of their own.
   *
   * @returns What was written, for the terminal.
   */
  async writeCards(site: BuiltSite): Promise<string[]> {
    const {socialCards, siteDir} = this.input;
    if (socialCards === false) return [];
    const renderer = new SocialCardRenderer(socialCards, siteDir);
    const pages = [...this.pages].filter(([, metadata]) => !this.hasOwnImage(metadata));
    await mapWithConcurrency(pages, ([file, metadata]) => this.writeCard(site, file, metadata, renderer));
    return [`${String(pages.length)} social cards`];
  }

  /** Renders the tags for the head of a page. */
  renderTags({file, route}: BuiltPage, baseUrl: string): string {
    const metadata = this.pages.get(file);
    if (metadata === undefined) return '';
    const {siteTitle} = this.input;
    const image = this.images.get(file);
    const isExisting = (name: string) => metadata.openGraph.has(name) && !(image !== undefined && name === 'og:image');
    return renderHeadTags({siteTitle, isHomePage: route === baseUrl, image, isExisting});
  }

  /** Removes the tags of the image that all pages have from a page with a social card. */
  removeDefaultImage(html: string, {file}: BuiltPage): string {
    const hasImage = this.pages.get(file)?.openGraph.has('og:image') ?? false;
    return hasImage && this.images.has(file) ? removeImageTags(html) : html;
  }

  private hasOwnImage({openGraph}: PageMetadata): boolean {
    const image = openGraph.get('og:image');
    // Docusaurus doesn't encode the image of all pages.
    return image !== undefined && (URL.canParse(image) ? new URL(image).href : image) !== this.input.defaultImageUrl;
  }

  private async writeCard(
    site: BuiltSite,
    file: string,
    metadata: PageMetadata,
    renderer: SocialCardRenderer,
  ): Promise<void> {
    const {siteTitle} = this.input;
    const {title} = metadata;
    const card = await renderer.render({section: getSectionPath(metadata), title, siteTitle});
    // Sites that display link previews cache images by URL, so the URL must change with the image.
    const hash = createHash('sha256').update(card).digest('hex').slice(0, 8);
    const cardFile = `assets/cards/${file.replace(/\.html$/, '').replaceAll('/', '-')}.${hash}.png`;
    await site.writeFile(cardFile, card);
    // The names of pages can contain any characters.
    const url = site.url + site.baseUrl + cardFile.split('/').map(encodeURIComponent).join('/');
    this.images.set(file, {url, alt: `${title}. ${siteTitle}.`});
  }
}
