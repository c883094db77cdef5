import type {Contract} from '../contract/contract';
import {isObject, listAt, objectAt, textAt, type JsonObject} from '../contract/json';
import type {Ids} from '../state/ids';
import type {Design, Variant, Work} from '../state/store';
import {arrangements, layOut} from './layout';
import {firstWords} from './words';

/** Ways in which variants differ, in the order of their rank. */
const differences = [
  ['layout'],
  ['color', 'imagery'],
  ['layout', 'color'],
  ['color'],
  ['imagery'],
  ['layout', 'imagery'],
];

/** Colors when there is no brand: ground, picture, text, accent. */
export const palettes = [
  ['#FBF7F0', '#B7C9A8', '#2E2A26', '#7A1F3D'],
  ['#F4F7FB', '#A9C3DD', '#1B2A3A', '#E0A526'],
  ['#FDF3F0', '#E3B7A0', '#3A1E17', '#2F6F62'],
  ['#F3F1FA', '#C0B4DE', '#241A3D', '#C2410C'],
];

/** Makes the designs of a succeeded request from its body, and what the body leaves open from the contract's example. */
export function makeDesigns(work: Work, contract: Contract, ids: Ids): Design[] {
  const {input} = work;
  const brand = isObject(input.brand) ? input.brand : work.user?.brand;
  const designType = String(input.designType);
  const facts = contract.values('design-types#DesignType')[designType] ?? {};
  const size = {width: Number(facts.width), height: Number(facts.height)};
  const contents = Array.isArray(input.blocks) ? (input.blocks as JsonObject[]) : written(work, contract);
  const formats = (input.formats ?? facts.formats) as readonly string[];
  const colors = palettesOf(brand);
  return Array.from({length: Number(input.designCount ?? 1)}, (_, index): Design => {
    const blocks = contents.map((content) => ({blockId: ids.next('blk', 8), content}));
    const variants = Array.from({length: Number(input.variantCount ?? 0)}, (_item, variant): Variant => {
      const variesBy = differences[variant % differences.length] ?? ['layout'];
      const round = Math.floor(variant / differences.length) + 1;
      const changes = (aspect: string) => (variesBy.includes(aspect) ? round + variant : 0);
      return {
        id: ids.next('var'),
        rank: variant + 1,
        variesBy,
        blocks: layOut(blocks, size, (index + changes('layout')) % arrangements),
        colors: colors[(index + changes('color')) % colors.length] ?? [],
      };
    });
    return {
      id: ids.next('dsn'),
      work,
      designType,
      ...size,
      language: textAt(input, 'language') ?? textAt(brand, 'language') ?? 'en',
      formats,
      blocks: layOut(blocks, size, index),
      colors: colors[index % colors.length] ?? [],
      assets: assetsOf(contents, input, brand, ids),
      variants,
    };
  });
}

/** The colors of the brand in front of the ones that the mock has. */
function palettesOf(brand: JsonObject | undefined): readonly (readonly string[])[] {
  const colorOf = (role: string) =>
    listAt(brand, 'colors').flatMap((color) => (isObject(color) && color.role === role ? [String(color.hex)] : []))[0];
  const roles = ['background', 'secondary', 'text', 'primary'];
  return palettes.map((palette, index) =>
    index % 2 === 0 ? palette.map((color, place) => colorOf(roles[place] ?? '') ?? color) : palette,
  );
}

/** What is written from a prompt: the blocks of the example that the design type holds, the prompt as the title. */
function written(work: Work, contract: Contract): JsonObject[] {
  const [example] = listAt(objectAt(contract.example('designs-succeeded'), 'result'), 'designs');
  const allowed = contract.values('content-blocks#ContentBlockType');
  const limit = contract.number('content-blocks#ContentBlockType', 'title', 'maxLength');
  const picture = listAt(work.input, 'assets').find((asset) => isObject(asset) && asset.type === 'image');
  return listAt(example, 'blocks')
    .map((block) => objectAt(block, 'content'))
    .filter(({type}) => listAt(allowed[String(type)], 'designTypes').includes(work.input.designType))
    .map((content) => {
      if (content.type === 'title') {
        return {...content, text: firstWords(String(work.input.prompt), limit)};
      }
      if (content.type !== 'image') {
        return content;
      }
      return isObject(picture)
        ? {type: 'image', url: picture.url, ...(picture.altText !== undefined && {altText: picture.altText})}
        : {
            type: 'image',
            prompt: firstWords(String(work.input.prompt), 300),
            altText: 'A picture that was made for the design',
          };
    });
}

function assetsOf(
  contents: readonly JsonObject[],
  input: JsonObject,
  brand: JsonObject | undefined,
  ids: Ids,
): JsonObject[] {
  const asset = (facts: JsonObject): JsonObject => ({assetId: ids.next('ast', 8), ...facts});
  const yours = listAt(input, 'assets')
    .filter(isObject)
    .map(({type, altText = 'A picture of yours'}) =>
      asset({type, suppliedBy: 'you', ...(type !== 'background' && {altText})}),
    );
  const pictures = contents
    .filter(({type}) => type === 'image')
    .map(({url, altText = 'A picture'}) =>
      asset({type: 'image', suppliedBy: url === undefined ? 'product' : 'you', altText}),
    );
  const logos = listAt(brand, 'logos')
    .slice(0, 1)
    .map(() => asset({type: 'logo', suppliedBy: 'you', altText: `Logo of ${String(brand?.name)}`}));
  const fonts = Object.values(objectAt(brand, 'fonts')).map((font) =>
    asset({
      type: 'font',
      suppliedBy: isObject(font) && font.url !== undefined ? 'you' : 'product',
      family: objectAt({font}, 'font').family,
    }),
  );
  return [...(yours.length > 0 ? yours : pictures), ...logos, ...fonts];
}
