import {arrayAt, hashText, isObject, objectAt, type JsonObject} from '@developer-docs/utils';
import type {IdGenerator} from '@developer-docs/mock-api';
import type {ProductContract} from '../product-contract';
import {imageryCount} from '../drawing/images';
import {arrangementCount, layOutDesign} from '../drawing/layout';
import {createStyle, schemeCount} from '../drawing/style';
import type {Appearance, AsyncRequest, Design, Variant} from '../store/store';
import {findExampleResult, getBrand, resolveLanguage, writeBlocks} from './prompt-content';

/** The aspects in which a variant differs from the design, by rank. */
const variantAspects = [
  ['layout'],
  ['color', 'imagery'],
  ['layout', 'color'],
  ['color'],
  ['imagery'],
  ['layout', 'imagery'],
];

/** Creates a request's designs from its body. */
export function generateDesigns(request: AsyncRequest, contract: ProductContract, ids: IdGenerator): Design[] {
  const {input} = request;
  const brand = getBrand(request);
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

/** The content block types of a design for a prompt, in reading order. */
const promptBlockTypes = ['image', 'logo', 'title', 'subtitle', 'price'];

/**
 * Creates the content for a prompt: the blocks in the contract's example for its prompts in English, or else blocks with
 * facts from the prompt.
 */
function createDesignContent(request: AsyncRequest, contract: ProductContract): JsonObject[] {
  const {input} = request;
  const blockTypes = contract.getEnumValues('ContentBlockType');
  const isSupported = (type: unknown) =>
    arrayAt(blockTypes[String(type)], 'designTypes').includes(input.designType) &&
    (type !== 'logo' || arrayAt(getBrand(request), 'logos').length > 0);
  const example = findExampleResult(request, contract, {
    inputs: ['designs-from-prompt-minimal', 'designs-from-prompt-realistic'],
    result: 'designs-succeeded',
  });
  const blocks =
    example === undefined || resolveLanguage(request) !== 'en'
      ? writeBlocks(request, promptBlockTypes.filter(isSupported), contract)
      : arrayAt(arrayAt(example, 'designs')[0], 'blocks')
          .map((block) => objectAt(block, 'content'))
          .filter(({type}) => isSupported(type));
  const suppliedImage = arrayAt(input, 'assets').find((asset) => isObject(asset) && asset.type === 'image');
  const [image] = writeBlocks(request, ['image'], contract);
  return blocks.map((block) =>
    block.type !== 'image'
      ? block
      : isObject(suppliedImage)
        ? {type: 'image', url: suppliedImage.url, altText: suppliedImage.altText ?? 'The supplied image'}
        : (image ?? block),
  );
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
