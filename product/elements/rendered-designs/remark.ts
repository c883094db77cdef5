import type {Element} from 'hast';
import * as z from 'zod';
import {
  type JsxNode,
  type StringAttributes,
  readAttributes,
  requireAttribute,
} from '@developer-docs/docusaurus-theme-openapi';
import {h, type Content} from '@developer-docs/utils/node';
import type {ContractFiles} from '../../contract';
import type {DesignRenderer, RenderedDesignOptions} from './design-renderer';
import type {DesignImage, ExampleVariant} from './types';

/** The elements that pages can use. See `authoring.md`. */
export const designElements = ['BrandComparison', 'DesignVariants', 'RenderedDesign', 'RenderedDesigns'] as const;

export interface RenderedDesignsOptions {
  readonly contract: ContractFiles;
  readonly renderer: DesignRenderer;
}

/** The option that varies in a gallery, by the enumeration that defines its values. */
const galleryOptions: Readonly<Record<string, keyof RenderedDesignOptions>> = {
  'design-types#DesignType': 'designType',
  'brand-persona#BrandTone': 'tone',
  'brand-persona#ImageStyle': 'imageStyle',
};

const defaultDesignType = 'square-post';

/** Renders an element as a figure. */
export function renderDesignElement(node: JsxNode, options: RenderedDesignsOptions): Element {
  switch (node.name as (typeof designElements)[number]) {
    case 'RenderedDesign':
      return renderDesign(readAttributes(node, ['type', 'caption']), options);
    case 'RenderedDesigns':
      return renderGallery(readAttributes(node, ['of', 'where', 'idPrefix', 'caption']), options);
    case 'BrandComparison':
      return renderBrandComparison(readAttributes(node, ['type', 'caption']), options);
    case 'DesignVariants':
      return renderVariants(readAttributes(node, ['caption']), options);
  }
}

function renderDesign(attributes: StringAttributes, {renderer}: RenderedDesignsOptions): Element {
  return renderFigure(renderImage(renderer.render({designType: readType(attributes)})), attributes['caption']);
}

/** Renders a design for each value of an enumeration. The captions link to the entries of the values. */
function renderGallery(attributes: StringAttributes, {contract, renderer}: RenderedDesignsOptions): Element {
  const reference = requireAttribute(attributes, 'of', 'RenderedDesigns');
  const option = galleryOptions[reference];
  if (option === undefined) {
    throw new Error(
      `<RenderedDesigns> doesn't support of="${reference}". Supported references: ${Object.keys(galleryOptions).join(', ')}.`,
    );
  }
  const idPrefix = attributes['idPrefix'] === undefined ? '' : `${attributes['idPrefix']}-`;
  return renderFigure(
    renderList(
      selectValues(reference, attributes['where'], contract).map((value) => ({
        image: renderer.render({designType: defaultDesignType, [option]: value}),
        caption: h('a', {href: `#${idPrefix}${value}`}, h('code', {}, value)),
      })),
    ),
    attributes['caption'],
  );
}

/** Returns the values of an enumeration that match a condition, such as `group=social`. */
function selectValues(reference: string, condition: string | undefined, contract: ContractFiles): string[] {
  const [key = '', expectedValue = ''] = condition?.split('=') ?? [];
  const selected = contract
    .readEnumValues(reference)
    .filter(({metadata}) => condition === undefined || metadata[key] === expectedValue)
    .map(({value}) => value);
  if (selected.length === 0) {
    throw new Error(`No value of "${reference}" matches where="${String(condition)}".`);
  }
  return selected;
}

/** Renders the contract's example design and its variants. */
function renderVariants(attributes: StringAttributes, {contract, renderer}: RenderedDesignsOptions): Element {
  const {prompt, design, variants} = renderExampleVariants(contract, renderer);
  return renderFigure(
    [
      h('p', {className: 'design-prompt'}, [h('strong', {}, 'Prompt:'), ` ${prompt}`]),
      renderList(
        [
          {image: design, caption: 'Design'},
          ...variants.map(({image, variesBy}, index) => ({
            image: {...image, alt: `Variant ${index + 1} of the design, which differs in ${variesBy}`},
            caption: `Variant ${index + 1}: differs in ${variesBy}`,
          })),
        ],
        'design-list--variants',
      ),
    ],
    attributes['caption'],
  );
}

/** Renders the same content with and without a brand. */
function renderBrandComparison(attributes: StringAttributes, {renderer}: RenderedDesignsOptions): Element {
  const designType = readType(attributes);
  const items = [
    {image: renderer.render({designType, hasBrand: false}), caption: 'Without a brand'},
    {image: renderer.render({designType}), caption: 'With a brand'},
  ];
  return renderFigure(
    renderList(
      items.map(({image, caption}) => ({image: {...image, alt: `${caption}. ${image.alt}`}, caption})),
      'design-list--pair',
    ),
    attributes['caption'],
  );
}

const variantsSchema = z.object({
  data: z.array(z.object({variantId: z.string(), variesBy: z.array(z.string()).min(1)})).min(1),
});

/** The contract's example design, with its prompt and variants. */
interface ExampleDesign {
  readonly prompt: string;
  readonly design: DesignImage;
  readonly variants: readonly ExampleVariant[];
}

/** Renders the contract's example design and its variants. */
export function renderExampleVariants(contract: ContractFiles, renderer: DesignRenderer): ExampleDesign {
  const prompt = z.string().parse(contract.find('examples/bodies#/designs-from-prompt-realistic/value/prompt'));
  const {data} = variantsSchema.parse(contract.find('examples/designs#/variants/value'));
  return {
    prompt,
    design: renderer.render({designType: defaultDesignType}),
    variants: data.map(({variantId, variesBy}, index) => ({
      id: variantId,
      variesBy: variesBy.join(' and '),
      image: renderer.render({
        designType: defaultDesignType,
        layout: variesBy.includes('layout') ? index + 1 : 0,
        scheme: variesBy.includes('color') ? index : 0,
        imagery: variesBy.includes('imagery') ? index + 1 : 0,
      }),
    })),
  };
}

const readType = ({type = defaultDesignType}: StringAttributes) => type;

/** Renders a figure. The caption summarizes it in one or two sentences. */
export const renderFigure = (content: Content, caption: string | undefined): Element =>
  h('figure', {className: 'figure'}, [content, caption !== undefined && h('figcaption', {}, caption)]);

const renderImage = ({src, width, height, alt}: DesignImage) =>
  h('img', {
    className: 'design',
    src,
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    decoding: 'async',
  });

const renderList = (items: readonly {readonly image: DesignImage; readonly caption: Content}[], modifier = '') =>
  h(
    'ul',
    {className: `design-list ${modifier}`},
    items.map(({image, caption}) => h('li', {}, [renderImage(image), h('p', {}, caption)])),
  );
