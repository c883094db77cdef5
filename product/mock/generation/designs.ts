import type {IdGenerator} from '@developer-docs/mock-api';
import {arrayAt, hashText, isObject, objectAt, type JsonObject} from '@developer-docs/utils';
import {imageryCount} from '../drawing/images';
import {arrangementCount, layOutDesign} from '../drawing/layout';
import {createStyle, schemeCount} from '../drawing/style';
import type {ProductContract} from '../product-contract';
import type {Appearance, AsyncRequest, Design, Variant} from '../state/store';
import {findExampleResult, getBrand, resolveLanguage, writeBlocks} from './prompt-content';

/** The zero-based index of the alternative for each aspect of `VariesBy`. */
type AspectIndexes = Readonly<Record<'layout' | 'color' | 'imagery', number>>;

/** The aspects in which a variant differs from the design, by rank. */
const variantAspects: readonly (readonly (keyof AspectIndexes)[])[] = [
  ['layout'],
  ['color', 'imagery'],
  ['layout', 'color'],
  ['color'],
  ['imagery'],
  ['layout', 'imagery'],
];

const aspectCounts = {layout: arrangementCount, color: schemeCount, imagery: imageryCount};

/** Creates a request's designs from its body. */
export function generateDesigns(request: AsyncRequest, contract: ProductContract, ids: IdGenerator): Design[] {
  const {input} = request;
  const brand = getBrand(request);
  const designType = String(input.designType);
  const properties = contract.getEnumValues('DesignType')[designType] ?? {};
  const size = {width: Number(properties.width), height: Number(properties.height)};
  const contents = (input.blocks as JsonObject[] | undefined) ?? createDesignContent(request, contract);
  const watermark = resolveWatermark(request, contract);
  const language = resolveLanguage(request);
  const seed = hashText(String(input.prompt ?? JSON.stringify(contents)));
  return Array.from({length: Number(input.designCount ?? 1)}, (_, index): Design => {
    const blocks = contents.map((content) => ({blockId: ids.next('blk', 8), content}));
    const createAppearance = ({layout, color, imagery}: AspectIndexes): Appearance => {
      const style = createStyle({brand, scheme: color, imagery});
      const arrangement = (seed % arrangementCount) + layout;
      return {style, layout: layOutDesign({...size, designType, blocks, style, language, arrangement})};
    };
    const variants = createVariants(Number(input.variantCount ?? 0), index, createAppearance, ids);
    return {
      id: ids.next('dsn'),
      request,
      designType,
      ...size,
      language,
      formats: (input.formats ?? properties.formats) as readonly string[],
      watermark,
      ...createAppearance({layout: index, color: index, imagery: index}),
      assets: listAssets(contents, input, brand).map((asset) => ({assetId: ids.next('ast', 8), ...asset})),
      variants,
    };
  });
}

/** @param index - The zero-based index of the design, whose aspects the variants change. */
const createVariants = (
  count: number,
  index: number,
  createAppearance: (indexes: AspectIndexes) => Appearance,
  ids: IdGenerator,
): Variant[] =>
  Array.from({length: count}, (_, order) => {
    const variesBy = variantAspects[order % variantAspects.length] ?? [];
    const indexes = {layout: index, color: index, imagery: index};
    for (const aspect of variesBy) indexes[aspect] += 1 + (order % (aspectCounts[aspect] - 1));
    return {id: ids.next('var'), rank: order + 1, variesBy, ...createAppearance(indexes)};
  });

function resolveWatermark({workspace, user}: AsyncRequest, contract: ProductContract): string | undefined {
  if (workspace.mode === 'test') return 'TEST';
  return user && contract.getEnumValues('Plan')[user.plan]?.watermark === true ? user.plan.toUpperCase() : undefined;
}

/** The content block types of a design for a prompt, in reading order. */
const promptBlockTypes = ['image', 'logo', 'title', 'subtitle', 'price'];

/**
 * Creates the content for a prompt: the blocks in the contract's example for its prompts in English, or else blocks
 * with facts from the prompt.
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
  const suppliedImage = arrayAt(input, 'assets')
    .filter(isObject)
    .find(({type}) => type === 'image');
  const [image] = suppliedImage
    ? [{type: 'image', url: suppliedImage.url, altText: suppliedImage.altText ?? 'The supplied image'}]
    : writeBlocks(request, ['image'], contract);
  return blocks.map((block) => (block.type === 'image' ? (image ?? block) : block));
}

/** Lists a design's assets: supplied or generated images, the logo, and the fonts. */
function listAssets(contents: readonly JsonObject[], input: JsonObject, brand: JsonObject | undefined): JsonObject[] {
  const getSupplier = (url: unknown) => (url === undefined ? 'product' : 'you');
  const suppliedAssets = arrayAt(input, 'assets')
    .filter(isObject)
    .map(({type, altText = 'The supplied image'}) => ({
      type,
      suppliedBy: 'you',
      ...(type !== 'background' && {altText}),
    }));
  const images = contents
    .filter(({type}) => type === 'image')
    .map(({type, url, altText = 'The image of the design'}) => ({type, suppliedBy: getSupplier(url), altText}));
  const hasLogo = arrayAt(brand, 'logos').length > 0;
  const fonts = Object.values(objectAt(brand, 'fonts')).filter(isObject);
  return [
    ...(suppliedAssets.length > 0 ? suppliedAssets : images),
    ...(hasLogo ? [{type: 'logo', suppliedBy: 'you', altText: `Logo of ${String(brand?.name)}`}] : []),
    ...fonts.map(({url, family}) => ({type: 'font', suppliedBy: getSupplier(url), family})),
  ];
}
