import {hashText, stringAt, type JsonObject} from '@developer-docs/utils';
import {fitBlock} from './blocks';
import {inset, type Size} from './box';
import {drawOrnament, drawWatermark} from './decoration';
import {drawImage} from './images';
import {layOutDesign, type DesignLayout} from './layout';
import {rect} from './markup';
import {createStyle, type DesignStyle, type StyleOptions} from './style';

/** The content and style of a design. Property names and values match the contract. */
export interface DesignSvgOptions extends Size, StyleOptions {
  /** A `DesignType` value, such as `story`. It determines margins and proportions. */
  readonly designType: string;
  /** Content blocks in reading order, such as `{type: 'title', text: 'Spring tastings'}`. */
  readonly blocks: readonly JsonObject[];
  /** A zero-based layout index (default: 0). Each layout arranges the same blocks differently. */
  readonly layout?: number;
}

/**
 * Draws a design in English as SVG. The same options produce the same SVG in Node and in browsers. The IDs of its
 * elements depend on the options, so an HTML page can contain several designs.
 */
export function renderDesignSvg({designType, layout: arrangement = 0, ...options}: DesignSvgOptions) {
  const {width, height} = options;
  const language = 'en';
  const style = createStyle(options);
  const blocks = options.blocks.map((content, index) => ({blockId: String(index), content}));
  const layout = layOutDesign({designType, width, height, blocks, style, language, arrangement});
  return drawDesign({width, height, language, style, layout});
}

/** A design whose blocks have positions. */
export interface DesignDrawing extends Size {
  readonly language: string;
  readonly style: DesignStyle;
  readonly layout: DesignLayout;
  /** Text across the design, such as `TEST`. */
  readonly watermark?: string;
}

/** Draws a design whose blocks have positions, as SVG with selectable text. */
export function drawDesign({width, height, language, style, layout, watermark}: DesignDrawing): string {
  const idPrefix = `d${hashText(JSON.stringify([width, height, language, style, layout])).toString(36)}`;
  const radius = Math.min(1, style.radius) * Math.min(width, height) * 0.03;
  const {alignment} = layout;
  const context = {style, language, alignment};
  const hasImage = layout.blocks.some(({content}) => content.type === 'image');
  const parts = [
    rect({x: 0, y: 0, width, height}, style.palette.background),
    hasImage ? '' : drawOrnament(style, {width, height}),
    ...layout.blocks.map(({box, content}, index) => {
      if (content.type !== 'image') {
        const composedBlock = fitBlock(content, box, context);
        return composedBlock.draw(box.x + (box.width - composedBlock.width) * alignment, box.y);
      }
      const description = stringAt(content, 'prompt') ?? stringAt(content, 'altText') ?? stringAt(content, 'url') ?? '';
      // Only images with a margin have rounded corners.
      return drawImage(description, box, style, `${idPrefix}i${index}`, box.x > 0 && box.y > 0 ? radius : 0);
    }),
    watermark === undefined ? '' : drawWatermark(watermark, {width, height}, style),
  ].filter((part) => part !== '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${parts.join('\n')}
</svg>
`;
}

/** Draws an asset of a design: a logo or an image. */
export function drawAsset({type, assetId, altText}: JsonObject, style: DesignStyle): string {
  const isLogo = type === 'logo';
  const size = isLogo ? {width: 800, height: 240} : {width: 1200, height: 900};
  const box = inset({x: 0, y: 0, ...size}, isLogo ? 60 : 0);
  const block = {blockId: String(assetId), box, content: isLogo ? {type} : {type: 'image', altText}};
  const layout = {alignment: 0.5, blocks: [block]} as const;
  return drawDesign({...size, language: 'en', style: {...style, ornament: 'none'}, layout});
}
