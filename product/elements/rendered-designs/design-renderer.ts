import {createHash} from 'node:crypto';
import {renderDesignSvg, type DesignSvgOptions} from '../../mock';
import * as z from 'zod';
import {didYouMean} from '@developer-docs/utils';
import type {PublishedFile} from '@developer-docs/utils/node';
import {readValue, type ContractReader} from '../contract-reader';
import type {DesignImage} from './types';

/** The style of a design, as values from the contract. The content comes from the contract's example. */
export interface RenderedDesignOptions extends Omit<
  DesignSvgOptions,
  'width' | 'height' | 'blocks' | 'brand' | 'language'
> {
  /** Whether the design uses the example's brand (default), or the neutral style of a design without a brand. */
  readonly hasBrand?: boolean;
}

const designTypesReference = 'design-types#/DesignType/x-values';
const exampleBlocks = 'examples/bodies#/designs-from-content-realistic/value/blocks';
/** The content block types that are typical of a group of design types, in addition to those in the example. */
const typicalBlockTypes: Readonly<Record<string, readonly string[]>> = {
  web: ['button'],
  ads: ['button'],
  print: ['event', 'contact', 'qr-code'],
};

const exampleBrand = 'examples/bodies#/set-brand-realistic/value';

const objectSchema = z.record(z.string(), z.unknown());
const blockSchema = z.object({type: z.string()}).loose();
const blockTypesSchema = z.record(z.string(), z.object({schema: z.string(), designTypes: z.array(z.string())}));
const designTypeSchema = z.object({
  title: z.string(),
  group: z.string(),
  width: z.number(),
  height: z.number(),
  exampleTexts: z.record(z.string(), z.string()).optional(),
});
const designTypesSchema = z.record(z.string(), designTypeSchema);
const propertySchema = z.object({const: z.unknown().optional(), examples: z.array(z.unknown()).optional()});
const alternativeSchema = z.object({properties: z.record(z.string(), propertySchema).optional()});
const blockTypeSchema = alternativeSchema.extend({oneOf: z.array(alternativeSchema).optional()});
const tonesSchema = z.record(z.string(), z.object({sample: z.string()}));
const valuesSchema = z.record(z.string(), z.unknown());

type Block = z.output<typeof blockSchema>;
type DesignTypeData = z.output<typeof designTypeSchema>;

/**
 * Rendered designs by their options. Under `npm start`, pages are often recompiled without a change to their designs.
 */
const svgsByOptions = new Map<string, string>();

function renderOnce(options: DesignSvgOptions): string {
  const key = JSON.stringify(options);
  const svg = svgsByOptions.get(key) ?? renderDesignSvg(options);
  svgsByOptions.set(key, svg);
  return svg;
}

/** Renders designs with the mock API's drawing engine and collects them as files to publish. */
export class DesignRenderer {
  /** The contents of all designs that have been rendered, by file name. */
  private readonly contents = new Map<string, string>();

  /** @param baseUrl - The path of the site, with a leading and a trailing slash. */
  constructor(
    private readonly contract: ContractReader,
    private readonly baseUrl: string,
  ) {}

  get files(): PublishedFile[] {
    return Array.from(this.contents, ([name, content]) => ({name, content}));
  }

  /**
   * Renders a design.
   *
   * @throws Error that names the value that isn't in the contract.
   */
  render(options: RenderedDesignOptions): DesignImage {
    const {hasBrand = true, ...style} = options;
    const {designType, imageStyle} = style;
    const type = this.pick(designTypesReference, designTypesSchema, designType);
    const {width, height, title} = type;
    const blocks = this.readBlocks(options, type);
    const brand = hasBrand ? readValue(this.contract, exampleBrand, objectSchema) : undefined;
    if (imageStyle !== undefined) {
      this.pick('brand-persona#/ImageStyle/x-values', valuesSchema, imageStyle);
    }
    const svg = renderOnce({...style, width, height, blocks, brand});
    const name = `img/designs/${designType}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
    this.contents.set(name, svg);
    return {src: this.baseUrl + name, width, height, alt: `${title} with ${describeBlocks(blocks)}`};
  }

  /** Reads the example's blocks that the design type allows. */
  private readBlocks({designType, tone}: RenderedDesignOptions, {group, exampleTexts = {}}: DesignTypeData): Block[] {
    const types = readValue(this.contract, 'content-blocks#/ContentBlockType/x-values', blockTypesSchema);
    const texts: Readonly<Record<string, string>> = {
      ...exampleTexts,
      ...(tone !== undefined && {title: this.pick('brand-persona#/BrandTone/x-values', tonesSchema, tone).sample}),
    };
    const typicalBlocks = typicalBlockTypes[group] ?? [];
    return [
      ...readValue(this.contract, exampleBlocks, z.array(blockSchema)),
      ...typicalBlocks.map((type) => this.createExampleBlock(type, types[type]?.schema ?? '')),
    ]
      .filter(({type}) => types[type]?.designTypes.includes(designType))
      .map((block) => ({...block, ...(texts[block.type] !== undefined && {text: texts[block.type]})}));
  }

  /** Creates a content block from the examples of its fields. */
  private createExampleBlock(type: string, schema: string): Block {
    const {properties, oneOf} = readValue(this.contract, `content-blocks#/${schema}`, blockTypeSchema);
    const fields = Object.entries({...properties, ...oneOf?.at(-1)?.properties});
    const examples = fields.map(([name, field]) => [name, field.const ?? field.examples?.[0]] as const);
    return {...Object.fromEntries(examples.filter(([, example]) => example !== undefined)), type};
  }

  /** Reads the properties of an enumeration value. */
  private pick<T>(reference: string, schema: z.ZodType<Record<string, T>>, value: string): T {
    const values = readValue(this.contract, reference, schema);
    const properties = values[value];
    if (properties === undefined) {
      const names = Object.keys(values);
      throw new Error(
        `"${value}" isn't a value of ${reference}.${didYouMean(value, names)} Valid values: ${names.join(', ')}.`,
      );
    }
    return properties;
  }
}

const listFormat = new Intl.ListFormat('en');

/** Describes a design by its image, texts, and price, for its alternative text. */
const describeBlocks = (blocks: readonly Block[]) =>
  listFormat.format(
    blocks.flatMap(({type, altText, amount, currency, text = amount && `${String(amount)} ${String(currency)}`}) => {
      if (type === 'image') return [`an image (${String(altText ?? 'generated')})`];
      return text ? [`the ${type} “${String(text)}”`] : [];
    }),
  );
