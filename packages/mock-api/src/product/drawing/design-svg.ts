import {stringAt, type JsonObject} from '@developer-docs/json';
import {fitBlock} from './blocks';
import {ensureContrast, getContrast, isDark, mix} from './colors';
import {createColors, type BlockColors, type BlockContext} from './compose';
import {drawDecoration, drawPanel, drawWatermark} from './decoration';
import {isRightToLeft} from './format';
import {drawImage} from './images';
import {layOutDesign, type Box, type DesignLayout, type PlacedBlock, type Size} from './layout';
import {path, formatPathData, rect, round, tag} from './markup';
import {hashText} from '../../shared/random';
import {planOverlay} from './overlay';
import {createStyle, type DesignStyle, type Palette} from './style';

/** The content and style of a design. Property names and values match the contract. */
export interface DesignSvgOptions {
  /** A `DesignType` value, such as `story`. It determines margins and proportions. */
  readonly designType: string;
  /** The size in pixels, which the contract defines for each design type. */
  readonly width: number;
  readonly height: number;
  /** Content blocks in reading order, such as `{type: 'title', text: 'Spring tastings'}`. */
  readonly blocks: readonly JsonObject[];
  /** A brand persona, which provides the colors, fonts, name, tone, and image style. */
  readonly brand?: JsonObject | undefined;
  /** A `BrandTone` value. Default: the first tone of the brand, or else `friendly`. */
  readonly tone?: string | undefined;
  /** An `ImageStyle` value. Default: the image style of the brand, or else `natural`. */
  readonly imageStyle?: string | undefined;
  /** A `Language` value (default: `en`). Some languages are written from right to left. */
  readonly language?: string | undefined;
  /** A zero-based layout index (default: 0). Each layout arranges the same blocks differently. */
  readonly layout?: number | undefined;
  /**
   * A zero-based index of a color scheme: a light background (the default), the primary color, a tint of it, or a dark
   * background.
   */
  readonly scheme?: number | undefined;
  /** A zero-based index of the imagery: the same scene, mirrored or at another time of day (default: 0). */
  readonly imagery?: number | undefined;
  /** Text across the design, such as `TEST`. */
  readonly watermark?: string | undefined;
}

/**
 * Draws a design as SVG. The same options produce the same SVG in Node and in browsers. The IDs of its elements depend
 * on the options, so an HTML page can contain several designs.
 */
export function renderDesignSvg(options: DesignSvgOptions): string {
  const {
    designType,
    width,
    height,
    brand,
    tone,
    imageStyle,
    language = 'en',
    layout = 0,
    scheme = 0,
    imagery = 0,
  } = options;
  const seed = hashText(JSON.stringify(options.blocks.find(({type}) => type === 'title') ?? options.blocks));
  const style = createStyle({brand, tone, imageStyle, scheme, seed, imageSeed: imagery});
  const designLayout = layOutDesign({
    designType,
    width,
    height,
    blocks: options.blocks.map((content, index) => ({blockId: String(index), content})),
    style,
    language,
    arrangement: layout,
  });
  return drawDesign({width, height, language, style, layout: designLayout, watermark: options.watermark});
}

/** A design whose blocks have positions. */
export interface DesignDrawing extends Size {
  readonly language: string;
  readonly style: DesignStyle;
  readonly layout: DesignLayout;
  readonly watermark?: string | undefined;
}

/** Draws a design whose blocks have positions, as SVG with selectable text. */
export function drawDesign({width, height, language, style, layout, watermark}: DesignDrawing): string {
  const {palette} = style;
  const idPrefix = `d${hashText(JSON.stringify([width, height, language, style, layout])).toString(36)}`;
  const images = layout.blocks.filter(({content}) => content.type === 'image');
  const foregroundBlocks = layout.blocks.filter(({content}) => content.type !== 'image');
  const overlaidBlocks = foregroundBlocks.filter(
    ({content, box}) => content.type !== 'badge' && layout.panel === undefined && isOnImage(box, images),
  );
  const createContext = (colors: BlockColors): BlockContext => ({style, language, align: layout.align, colors});
  const backgroundContext = createContext(createColors(palette));
  const overlayContext = createContext(createOverlayColors(palette));
  const overlay =
    overlaidBlocks.length === 0
      ? undefined
      : planOverlay(
          overlaidBlocks.filter(({content}) => content.type !== 'logo').map(({box}) => box),
          {width, height},
          overlaidBlocks.some(({content}) => content.type === 'logo'),
        );
  // A panel has to stand out from the background.
  const backdrop = layout.panel
    ? mix(palette.background, isDark(palette.background) ? '#ffffff' : palette.primary, 0.16)
    : palette.background;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, overlay ? palette.scrim : backdrop),
    images.length === 0 ? drawDecoration(style, {width, height}, isRightToLeft(language)) : '',
    ...images.map((block, index) =>
      drawImageBlock(block, `${idPrefix}i${index}`, style, layout.imageShape, {width, height}, overlay?.subject),
    ),
    overlay?.draw(palette.scrim, `${idPrefix}s`) ?? '',
    layout.panel ? drawPanel(layout.panel, style, {width, height}) : '',
    ...foregroundBlocks.map((block) => {
      const context = overlaidBlocks.includes(block) ? overlayContext : backgroundContext;
      return fitBlock(block.content, block.box, context).draw(block.box);
    }),
    watermark === undefined ? '' : drawWatermark(watermark, {width, height}, style),
    '</svg>',
    '',
  ]
    .filter((part, index, parts) => part !== '' || index === parts.length - 1)
    .join('\n');
}

function createOverlayColors({scrim, accent, primary, text}: Palette): BlockColors {
  return {
    text: isDark(scrim) ? '#ffffff' : ensureContrast(text, scrim, 9),
    heading: isDark(scrim) ? '#ffffff' : ensureContrast(primary, scrim, 7),
    accent: ensureContrast(accent, scrim, isDark(scrim) ? 5 : 6),
    shape: getContrast(accent, scrim) < 2 ? ensureContrast(accent, scrim, 3) : accent,
  };
}

function isOnImage(box: Box, images: readonly PlacedBlock[]): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return images.some(
    ({box: image}) => x > image.x && x < image.x + image.width && y > image.y && y < image.y + image.height,
  );
}

function drawImageBlock(
  {box, content}: PlacedBlock,
  id: string,
  style: DesignStyle,
  shape: DesignLayout['imageShape'],
  design: Size,
  subject: Box | undefined,
): string {
  const description = stringAt(content, 'prompt') ?? stringAt(content, 'altText') ?? stringAt(content, 'url') ?? '';
  const fillsDesign = box.width === design.width && box.height === design.height;
  // The subject stays outside the area that text covers.
  const target = fillsDesign && subject ? subject : box;
  const radius = fillsDesign || shape === 'plain' ? 0 : Math.min(box.width, box.height) * 0.06;
  const outline =
    shape === 'arch' && !fillsDesign
      ? drawArch(box.width, box.height)
      : tag('rect', {width: target.width, height: target.height, rx: radius === 0 ? undefined : radius});
  return [
    tag('clipPath', {id}, outline),
    tag(
      'g',
      {transform: `translate(${round(target.x)} ${round(target.y)})`, 'clip-path': `url(#${id})`},
      drawImage(description, target, style, id),
    ),
  ].join('');
}

function drawArch(width: number, height: number): string {
  const radius = Math.min(width / 2, height * 0.6);
  return path(
    formatPathData`M0 ${height}V${radius}A${width / 2} ${radius} 0 0 1 ${width} ${radius}V${height}z`,
    '#000',
  );
}

/** Draws an asset of a design: a logo or an image. */
export function drawAsset({type, assetId, altText}: JsonObject, style: DesignStyle): string {
  const isLogo = type === 'logo';
  const {palette} = style;
  const [width, height] = isLogo ? [800, 240] : [1200, 900];
  const context: BlockContext = {style, language: 'en', align: 'center', colors: createColors(palette)};
  const box = {x: 60, y: 60, width: width - 120, height: height - 120};
  const drawing = isLogo
    ? rect(0, 0, width, height, palette.background) + fitBlock({type: 'logo'}, box, context).draw(box)
    : drawImage(String(altText ?? ''), {width, height}, style, `a${hashText(String(assetId)).toString(36)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}
