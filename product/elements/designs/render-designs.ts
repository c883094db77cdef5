import {h, type Content, toMarkdownNode, requireAttribute} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import type {ContractFiles} from '../../contract/contract-files';
import {throwUnknown} from '../../contract/throw-unknown';
import type {ElementContext, ElementDefinition} from '../context';
import {readItems} from '../contract-values/enum-values';
import type {DesignImage, DesignRenderer, RenderedDesignOptions} from './design-renderer';

/** The option that varies in a gallery, by the enumeration that defines its values. */
const galleryOptions: Readonly<Record<string, keyof RenderedDesignOptions>> = {
  'design-types#DesignType': 'designType',
  'brand-persona#BrandTone': 'tone',
  'brand-persona#ImageStyle': 'imageStyle',
};

const defaultDesignType = 'square-post';

/** Renders designs as a figure: one, the example's variants, a comparison, or one for each value of an enumeration. */
export const renderDesigns: ElementDefinition['render'] = (attributes, context) => {
  const {contract, renderer} = context;
  const reference = requireAttribute(attributes, 'of', 'Designs');
  const {type: designType = defaultDesignType, where, idPrefix, caption} = attributes;
  const createFigure = (content: Content) => [toMarkdownNode(renderFigure(content, caption))];
  if (reference === 'example') return createFigure(renderImage(renderer.render({designType})));
  if (reference === 'variants') return createFigure(renderVariants(context));
  if (reference === 'brand') {
    const items = [false, true].map((hasBrand) => {
      const image = renderer.render({designType, hasBrand});
      const label = hasBrand ? 'With a brand' : 'Without a brand';
      return {image: {...image, alt: `${label}. ${image.alt}`}, caption: label};
    });
    return createFigure(renderList(items, 'design-list--pair'));
  }
  const option = galleryOptions[reference];
  if (option === undefined) {
    throwUnknown('<Designs> has no', reference, ['example', 'variants', 'brand', ...Object.keys(galleryOptions)]);
  }
  const prefix = idPrefix === undefined ? '' : `${idPrefix}-`;
  const items = readItems(contract, reference, where).map(({value}) => ({
    image: renderer.render({designType, [option]: value}),
    // The value's entry.
    caption: h('a', {href: `#${prefix}${value}`}, h('code', {}, value)),
  }));
  return createFigure(renderList(items));
};

/** Renders the contract's example design and its variants. */
function renderVariants({contract, renderer}: ElementContext): Content {
  const {prompt, design, variants} = renderExampleVariants(contract, renderer);
  const items = variants.map(({image, variesBy}, index) => ({
    image: {...image, alt: `Variant ${index + 1} of the design, which differs in ${variesBy}`},
    caption: `Variant ${index + 1}: differs in ${variesBy}`,
  }));
  return [
    h('p', {className: 'design-prompt'}, [h('strong', {}, 'Prompt:'), ` ${prompt}`]),
    renderList([{image: design, caption: 'Design'}, ...items], 'design-list--variants'),
  ];
}

/** Renders the images of the contract's example design and its variants. */
export function renderExampleVariants(contract: ContractFiles, renderer: DesignRenderer) {
  const prompt = String(contract.find('examples/bodies#/designs-from-prompt-realistic/value/prompt'));
  const variants = contract.find('examples/designs#/variants/value/data') as readonly {
    readonly variantId: string;
    readonly variesBy: readonly string[];
  }[];
  return {
    prompt,
    design: renderer.render({designType: defaultDesignType}),
    variants: variants.map(({variantId, variesBy}, index) => ({
      id: variantId,
      /** The properties in which it differs from the design, such as "layout" or "color and imagery". */
      variesBy: variesBy.join(' and '),
      image: renderer.render({
        designType: defaultDesignType,
        layout: variesBy.includes('layout') ? index + 1 : 0,
        scheme: variesBy.includes('color') ? index : 0,
        imagery: variesBy.includes('imagery') ? 1 : 0,
      }),
    })),
  };
}

/** Renders a figure. The caption summarizes it in one or two sentences. */
export const renderFigure = (content: Content, caption: string | undefined): Element =>
  h('figure', {className: 'figure'}, [content, caption !== undefined && h('figcaption', {}, caption)]);

function renderImage({src, width, height, alt}: DesignImage) {
  const size = {width: String(width), height: String(height)};
  return h('img', {className: 'design', src, alt, ...size, loading: 'lazy', decoding: 'async'});
}

const renderList = (items: readonly {readonly image: DesignImage; readonly caption: Content}[], modifier = '') =>
  h(
    'ul',
    {className: `clean-list design-list ${modifier}`},
    items.map(({image, caption}) => h('li', {}, [renderImage(image), h('p', {}, caption)])),
  );
