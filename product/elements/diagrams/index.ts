import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  findElement,
  parseHtml,
  walkElements,
  toMarkdownNode,
  requireAttribute,
} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import {throwUnknown} from '../../contract/throw-unknown';
import type {ElementContext, ElementDefinition} from '../context';
import {renderExampleVariants, renderFigure} from '../designs/render-designs';

/** Renders a diagram as a figure. */
export const renderDiagram: ElementDefinition['render'] = (attributes, context) => {
  const image = readImage(requireAttribute(attributes, 'name', 'Diagram'), context);
  return [toMarkdownNode(renderFigure(image, attributes.caption))];
};

/**
 * Reads an SVG file in this folder. Its `<image>` elements become the contract's example design and its variants.
 *
 * @throws Error if the file doesn't exist.
 */
export function readImage(name: string, {contract, renderer}: Pick<ElementContext, 'contract' | 'renderer'>): Element {
  const names = readdirSync(__dirname).flatMap((file) => /^(.+)\.svg$/.exec(file)?.slice(1) ?? []);
  if (!names.includes(name)) throwUnknown('product/elements/diagrams has no SVG file', name, names);
  const source = readFileSync(path.join(__dirname, `${name}.svg`), 'utf8').replaceAll(/>\s+</g, '><');
  const svg = findElement(parseHtml(source), ({tagName}) => tagName === 'svg');
  if (svg === undefined) throw new Error(`product/elements/diagrams/${name}.svg has no <svg> element.`);
  const images = [...walkElements(svg)].filter(({tagName}) => tagName === 'image');
  if (images.length > 0) {
    const {design, variants} = renderExampleVariants(contract, renderer);
    const designs = [design, ...variants.map(({image}) => image)];
    images.forEach((image, index) => {
      image.properties.href = designs[index]?.src;
    });
  }
  return svg;
}
