import type {JsonObject} from '../contract/json';
import {defaultPalettes} from '../generation/designs';
import {layOutBlocks} from '../generation/layout';
import {renderSvg} from './svg';

/** What to draw. Property names and values are those of the contract. */
export interface DesignSvgOptions {
  /** A value of `DesignType`, such as `story`. It determines margins and proportions. */
  readonly designType: string;
  /** The size in pixels, which the contract defines for each design type. */
  readonly width: number;
  readonly height: number;
  /** Content blocks in reading order, such as `{type: 'title', text: 'Spring tastings'}`. */
  readonly blocks: readonly JsonObject[];
  /** A brand persona: its colors, fonts, name, tone, and image style are used. */
  readonly brand?: JsonObject;
  /** A value of `BrandTone`. Default: the first tone of the brand. */
  readonly tone?: string;
  /** A value of `ImageStyle`. Default: the image style of the brand. */
  readonly imageStyle?: string;
  /** A value of `Language` (default: `en`). Some languages are written from right to left. */
  readonly language?: string;
  /** A zero-based index: each layout arranges the same blocks in another way (default: 0). */
  readonly layout?: number;
  /** Text across the design, such as `TEST`. */
  readonly watermark?: string;
}

/** Draws a design as SVG. The same options give the same SVG, in Node and in browsers. */
export function renderDesignSvg({
  blocks,
  layout = 0,
  language = 'en',
  watermark,
  width,
  height,
}: DesignSvgOptions): string {
  const placed = layOutBlocks(
    blocks.map((content, index) => ({blockId: String(index), content})),
    {width, height},
    layout,
  );
  return renderSvg(
    {width, height, language, ...(watermark !== undefined && {watermark})},
    {blocks: placed, palette: defaultPalettes[layout % defaultPalettes.length] ?? defaultPalettes[0]},
  );
}
