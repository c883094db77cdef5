import {arrayAt, isObject, objectAt, type JsonObject} from '@developer-docs/internal';
import type {IdGenerator} from '@developer-docs/mock-api';
import {hashText} from '../hash';
import type {ProductContract} from '../product-contract';
import {imageryCount} from '../drawing/images';
import {arrangementCount, layOutDesign} from '../drawing/layout';
import {createStyle, schemeCount} from '../drawing/style';
import type {Appearance, AsyncRequest, Design, Variant} from '../store/store';
import {resolveLanguage, withPromptTitle} from './content';
import {localizeBlock} from './localization';
import {extractPromptText, summarizePrompt} from './prompt-text';

/** The aspects in which a variant differs from the design, by rank. */
const variantAspects = [
  ['layout'],
  ['color', 'imagery'],
  ['layout', 'color'],
  ['color'],
  ['imagery'],
  ['layout', 'imagery'],
];

/** Creates a request's designs from its body. Defaults come from the contract's example. */
export function generateDesigns(request: AsyncRequest, contract: ProductContract, ids: IdGenerator): Design[] {
  const {input} = request;
  const brand = isObject(input.brand) ? input.brand : request.user?.brand;
  const designType = String(input.designType);
  const properties = contract.getEnumValues('DesignType')[designType] ?? {};
  const size = {width: Number(properties.width), height: Number(properties.height)};
  const contents = Array.isArray(input.blocks)
    ? (input.blocks as JsonObject[])
    : createDesignContent(request, contract);
  const watermark = resolveWatermark(request, contract);
  const language = resolveLanguage(request);
  const seed = hashText(String(input.prompt ?? JSON.stringify(contents)));
  const createAppearance = (
    blocks: readonly IdentifiedBlock[],
    {layout, color, imagery}: AspectIndexes,
  ): Appearance => {
    const style = createStyle({brand, scheme: color, imagery}, seed);
    const arrangement = (seed % arrangementCount) + layout;
    return {style, layout: layOutDesign({...size, designType, blocks, style, language, arrangement})};
  };
  return Array.from({length: Number(input.designCount ?? 1)}, (_, index): Design => {
    const blocks = contents.map((content) => ({blockId: ids.next('blk', 8), content}));
    const base = {layout: index, color: index, imagery: index};
    const variants = Array.from({length: Number(input.variantCount ?? 0)}, (_item, variantIndex): Variant => {
      const variesBy = variantAspects[variantIndex % variantAspects.length] ?? ['layout'];
      const chooseAspectIndex = (aspect: keyof AspectIndexes, count: number) =>
        base[aspect] + (variesBy.includes(aspect) ? 1 + (variantIndex % (count - 1)) : 0);
      return {
        id: ids.next('var'),
        rank: variantIndex + 1,
        variesBy,
        ...createAppearance(blocks, {
          layout: chooseAspectIndex('layout', arrangementCount),
          color: chooseAspectIndex('color', schemeCount),
          imagery: chooseAspectIndex('imagery', imageryCount),
        }),
      };
    });
    return {
      id: ids.next('dsn'),
      request,
      designType,
      ...size,
      language,
      formats: (input.formats ?? properties.formats) as readonly string[],
      ...(watermark !== undefined && {watermark}),
      ...createAppearance(blocks, base),
      assets: createAssets(contents, input, brand, ids),
      variants,
    };
  });
}

interface IdentifiedBlock {
  readonly blockId: string;
  readonly content: JsonObject;
}

/** The zero-based index of the alternative for each aspect of `VariesBy`. */
type AspectIndexes = Readonly<Record<'layout' | 'color' | 'imagery', number>>;

function resolveWatermark({workspace, user}: AsyncRequest, contract: ProductContract): string | undefined {
  if (workspace.mode === 'test') {
    return 'TEST';
  }
  return user && contract.getEnumValues('Plan')[user.plan]?.watermark === true ? user.plan.toUpperCase() : undefined;
}

/**
 * Creates the content for a prompt from the blocks in the contract's example that the design type supports. The
 * example's text is replaced for English prompts that aren't in the contract's examples.
 */
function createDesignContent(request: AsyncRequest, contract: ProductContract): JsonObject[] {
  const {input} = request;
  const [example] = arrayAt(objectAt(contract.getExample('designs-succeeded'), 'result'), 'designs');
  const blockTypes = contract.getEnumValues('ContentBlockType');
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
  const isExamplePrompt = examplePromptNames.some((name) => contract.getExample(name).prompt === prompt);
  return language === 'en' && !isExamplePrompt
    ? replaceText(blocks, prompt, contract)
    : withPromptTitle(blocks, prompt, language, contract);
}

/** The examples whose prompts match the text of the example design. */
const examplePromptNames = ['designs-from-prompt-minimal', 'designs-from-prompt-realistic'];

/** Replaces the text of blocks with text from the prompt, and removes blocks for which the prompt contains no text. */
function replaceText(blocks: readonly JsonObject[], prompt: string, contract: ProductContract): JsonObject[] {
  const {title, subtitle, price} = extractPromptText(prompt);
  const shorten = (text: string, type: string) =>
    summarizePrompt(text, contract.getEnumNumber('ContentBlockType', type, 'maxLength'));
  return blocks.flatMap((block): JsonObject[] => {
    switch (block.type) {
      case 'title':
        return [{...block, text: shorten(title, 'title')}];
      case 'subtitle':
        return subtitle === undefined ? [] : [{...block, text: shorten(subtitle, 'subtitle')}];
      case 'price':
        return price === undefined ? [] : [{type: 'price', ...price}];
      default:
        return [block];
    }
  });
}

/** Lists the assets of a design: supplied or generated images, the logo, and the fonts. */
function createAssets(
  contents: readonly JsonObject[],
  input: JsonObject,
  brand: JsonObject | undefined,
  ids: IdGenerator,
): JsonObject[] {
  const createAsset = (properties: JsonObject): JsonObject => ({assetId: ids.next('ast', 8), ...properties});
  const suppliedAssets = arrayAt(input, 'assets')
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
  return [...(suppliedAssets.length > 0 ? suppliedAssets : images), ...logos, ...fonts];
}
