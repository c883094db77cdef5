import type {Contract} from '../contract/contract';
import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '../contract/json';
import type {IdGenerator} from '../store/ids';
import type {AsyncRequest, Design, Palette, Variant} from '../store/store';
import {resolveLanguage, withPromptTitle} from './content';
import {arrangementCount, layOutBlocks} from './layout';
import {localizeBlock} from './localization';
import {summarizePrompt} from './prompt-summary';

/** The aspects in which a variant differs from the design, by rank. */
const variantAspects = [
  ['layout'],
  ['color', 'imagery'],
  ['layout', 'color'],
  ['color'],
  ['imagery'],
  ['layout', 'imagery'],
];

/** The palettes of designs without a brand. */
export const defaultPalettes: readonly [Palette, ...Palette[]] = [
  {background: '#FBF7F0', image: '#B7C9A8', text: '#2E2A26', accent: '#7A1F3D'},
  {background: '#F4F7FB', image: '#A9C3DD', text: '#1B2A3A', accent: '#E0A526'},
  {background: '#FDF3F0', image: '#E3B7A0', text: '#3A1E17', accent: '#2F6F62'},
  {background: '#F3F1FA', image: '#C0B4DE', text: '#241A3D', accent: '#C2410C'},
];

/** Creates the designs of a request from its body. What the body doesn't specify comes from the contract's example. */
export function generateDesigns(request: AsyncRequest, contract: Contract, ids: IdGenerator): Design[] {
  const {input} = request;
  const brand = isObject(input.brand) ? input.brand : request.user?.brand;
  const designType = String(input.designType);
  const properties = contract.enumValues('DesignType')[designType] ?? {};
  const size = {width: Number(properties.width), height: Number(properties.height)};
  const contents = Array.isArray(input.blocks)
    ? (input.blocks as JsonObject[])
    : createDesignContent(request, contract);
  const watermark = resolveWatermark(request, contract);
  const palettes = createPalettes(brand);
  const paletteAt = (index: number) => palettes[index % palettes.length] ?? defaultPalettes[0];
  return Array.from({length: Number(input.designCount ?? 1)}, (_, index): Design => {
    const blocks = contents.map((content) => ({blockId: ids.next('blk', 8), content}));
    const variants = Array.from({length: Number(input.variantCount ?? 0)}, (_item, variantIndex): Variant => {
      const variesBy = variantAspects[variantIndex % variantAspects.length] ?? ['layout'];
      const round = Math.floor(variantIndex / variantAspects.length) + 1;
      const offset = (aspect: string) => (variesBy.includes(aspect) ? round + variantIndex : 0);
      return {
        id: ids.next('var'),
        rank: variantIndex + 1,
        variesBy,
        blocks: layOutBlocks(blocks, size, (index + offset('layout')) % arrangementCount),
        palette: paletteAt(index + offset('color')),
      };
    });
    return {
      id: ids.next('dsn'),
      request,
      designType,
      ...size,
      language: resolveLanguage(request),
      formats: (input.formats ?? properties.formats) as readonly string[],
      ...(watermark !== undefined && {watermark}),
      blocks: layOutBlocks(blocks, size, index),
      palette: paletteAt(index),
      assets: createAssets(contents, input, brand, ids),
      variants,
    };
  });
}

function resolveWatermark({workspace, user}: AsyncRequest, contract: Contract): string | undefined {
  if (workspace.mode === 'test') {
    return 'TEST';
  }
  return user && contract.enumValues('Plan')[user.plan]?.watermark === true ? user.plan.toUpperCase() : undefined;
}

/** Returns the default palettes, every second one with the brand's colors. */
function createPalettes(brand: JsonObject | undefined): readonly Palette[] {
  const findColor = (role: string) =>
    stringAt(
      arrayAt(brand, 'colors').find((color) => isObject(color) && color.role === role),
      'hex',
    );
  return defaultPalettes.map((palette, index) =>
    index % 2 === 1
      ? palette
      : {
          background: findColor('background') ?? palette.background,
          image: findColor('secondary') ?? palette.image,
          text: findColor('text') ?? palette.text,
          accent: findColor('primary') ?? palette.accent,
        },
  );
}

/** Creates the content for a prompt: the blocks of the contract's example that the design type supports. */
function createDesignContent(request: AsyncRequest, contract: Contract): JsonObject[] {
  const {input} = request;
  const [example] = arrayAt(objectAt(contract.example('designs-succeeded'), 'result'), 'designs');
  const blockTypes = contract.enumValues('ContentBlockType');
  const language = resolveLanguage(request);
  const prompt = String(input.prompt);
  const suppliedImage = arrayAt(input, 'assets').find((asset) => isObject(asset) && asset.type === 'image');
  const blocks = arrayAt(example, 'blocks')
    .map((block) => objectAt(block, 'content'))
    .filter(({type}) => arrayAt(blockTypes[String(type)], 'designTypes').includes(input.designType))
    .map((content) => {
      if (content.type === 'image') {
        return isObject(suppliedImage)
          ? {type: 'image', url: suppliedImage.url, altText: suppliedImage.altText ?? 'The supplied image'}
          : {type: 'image', prompt: summarizePrompt(prompt, 300), altText: summarizePrompt(prompt, 160)};
      }
      return localizeBlock(content, language);
    });
  return withPromptTitle(blocks, prompt, language, contract);
}

/** Lists the assets of a design: supplied or generated images, the logo, and the fonts. */
function createAssets(
  contents: readonly JsonObject[],
  input: JsonObject,
  brand: JsonObject | undefined,
  ids: IdGenerator,
): JsonObject[] {
  const createAsset = (properties: JsonObject): JsonObject => ({assetId: ids.next('ast', 8), ...properties});
  const supplied = arrayAt(input, 'assets')
    .filter(isObject)
    .map(({type, altText = 'The supplied image'}) =>
      createAsset({type, suppliedBy: 'you', ...(type !== 'background' && {altText})}),
    );
  const images = contents
    .filter(({type}) => type === 'image')
    .map(({url, altText = 'The image of the design'}) =>
      createAsset({type: 'image', suppliedBy: url === undefined ? 'product' : 'you', altText}),
    );
  const logos = arrayAt(brand, 'logos')
    .slice(0, 1)
    .map(() => createAsset({type: 'logo', suppliedBy: 'you', altText: `Logo of ${String(brand?.name)}`}));
  const fonts = Object.values(objectAt(brand, 'fonts'))
    .filter(isObject)
    .map(({url, family}) => createAsset({type: 'font', suppliedBy: url === undefined ? 'product' : 'you', family}));
  return [...(supplied.length > 0 ? supplied : images), ...logos, ...fonts];
}
