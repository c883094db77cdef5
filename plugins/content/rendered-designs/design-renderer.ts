import {createHash} from 'node:crypto';
import {renderDesignSvg, type DesignSvgOptions} from '@developer-docs/mock-api/design-svg';
import * as z from 'zod';
import {didYouMean, type PublishedFile} from '../../shared';
import type {DesignImage} from './types';

/** Read access to the contract. */
export interface ContractReader {
  /** Returns the value of a reference, such as `design-types#/DesignType/x-values/flyer`. Throws if it doesn't exist. */
  find(reference: string): unknown;
}

/** What to draw. The values are those of the contract; what is omitted comes from the contract's example. */
export interface RenderedDesignOptions {
  /** A value of `DesignType`. */
  readonly designType: string;
  /** Reference to a list of content blocks. Blocks that the design type doesn't allow are left out. */
  readonly blocks?: string | undefined;
  /** Reference to a brand persona, or `none` for the neutral look of a design without a brand. */
  readonly brand?: string | undefined;
  /** A value of `BrandTone`. The title is the sample sentence of the tone. */
  readonly tone?: string | undefined;
  /** A value of `ImageStyle`. */
  readonly imageStyle?: string | undefined;
  /** A value of `Language`. */
  readonly language?: string | undefined;
  /** A zero-based index: each layout arranges the same blocks in another way. */
  readonly layout?: number | undefined;
}

const exampleBlocks = 'examples/bodies#/designs-from-content-realistic/value/blocks';
const exampleBrand = 'examples/bodies#/set-brand-realistic/value';

const objectSchema = z.record(z.string(), z.unknown());
const blockSchema = z.object({type: z.string()}).loose();
const blockTypesSchema = z.record(z.string(), z.object({title: z.string(), designTypes: z.array(z.string())}).loose());
const designTypesSchema = z.record(
  z.string(),
  z.object({title: z.string(), width: z.number(), height: z.number()}).loose(),
);
const tonesSchema = z.record(z.string(), z.object({sample: z.string()}).loose());
const valuesSchema = z.record(z.string(), z.unknown());

type Block = z.output<typeof blockSchema>;

/** Renders designs with the drawing engine of the API mock, and collects them as files to publish. */
export class DesignRenderer {
  readonly #files = new Map<string, string>();

  /** @param baseUrl - Path of the site, with a leading and a trailing slash. */
  constructor(
    private readonly contract: ContractReader,
    private readonly baseUrl: string,
  ) {}

  /** All designs that have been rendered. */
  get files(): PublishedFile[] {
    return Array.from(this.#files, ([name, content]) => ({name, content}));
  }

  /**
   * Renders a design.
   *
   * @throws Error that names a value which the contract doesn't have.
   */
  render(options: RenderedDesignOptions): DesignImage {
    const {designType, tone, imageStyle, language, layout} = options;
    const {width, height, title} = this.#pick('design-types#/DesignType/x-values', designTypesSchema, designType);
    const blocks = this.#readBlocks(options);
    const brand = options.brand === 'none' ? undefined : this.#read(options.brand ?? exampleBrand, objectSchema);
    if (imageStyle !== undefined) {
      this.#pick('brand-persona#/ImageStyle/x-values', valuesSchema, imageStyle);
    }
    if (language !== undefined) {
      this.#pick('languages#/Language/x-values', valuesSchema, language);
    }
    const svg = renderDesignSvg({
      designType,
      width,
      height,
      blocks: blocks as DesignSvgOptions['blocks'],
      ...(brand !== undefined && {brand: brand as NonNullable<DesignSvgOptions['brand']>}),
      ...(tone !== undefined && {tone}),
      ...(imageStyle !== undefined && {imageStyle}),
      ...(language !== undefined && {language}),
      ...(layout !== undefined && {layout}),
    });
    const name = `img/designs/${designType}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
    this.#files.set(name, svg);
    return {src: this.baseUrl + name, width, height, alt: `${title}: ${describeBlocks(blocks)}`};
  }

  #readBlocks({designType, blocks = exampleBlocks, tone}: RenderedDesignOptions): Block[] {
    const types = this.#read('content-blocks#/ContentBlockType/x-values', blockTypesSchema);
    const sample =
      tone === undefined ? undefined : this.#pick('brand-persona#/BrandTone/x-values', tonesSchema, tone).sample;
    return this.#read(blocks, z.array(blockSchema))
      .filter(({type}) => types[type]?.designTypes.includes(designType))
      .map((block) => (block.type === 'title' && sample !== undefined ? {...block, text: sample} : block));
  }

  /** Reads the properties of a value of an enumeration. */
  #pick<T>(reference: string, schema: z.ZodType<Record<string, T>>, value: string): T {
    const values = this.#read(reference, schema);
    const properties = values[value];
    if (properties === undefined) {
      const names = Object.keys(values);
      throw new Error(
        `"${value}" isn't a value of ${reference}.${didYouMean(value, names)} Values: ${names.join(', ')}.`,
      );
    }
    return properties;
  }

  #read<T>(reference: string, schema: z.ZodType<T>): T {
    const result = schema.safeParse(this.contract.find(reference));
    if (!result.success) {
      throw new Error(`A design can't show ${reference} of the contract. ${z.prettifyError(result.error)}`);
    }
    return result.data;
  }
}

/** Describes the content of a design as text alternative. */
function describeBlocks(blocks: readonly Block[]): string {
  const textAt = (block: Block, name: string) => (typeof block[name] === 'string' ? block[name] : undefined);
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'image':
          return `an image (${textAt(block, 'altText') ?? 'generated'})`;
        case 'logo':
          return 'the logo';
        case 'price':
          return `the price “${['amount', 'currency', 'label'].flatMap((name) => textAt(block, name) ?? []).join(' ')}”`;
        default: {
          const text = textAt(block, 'text') ?? textAt(block, 'label');
          return `the ${block.type.replaceAll('-', ' ')}${text === undefined ? '' : ` “${text}”`}`;
        }
      }
    })
    .join(', ');
}
