import {createHash} from 'node:crypto';
import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {arrayAt, entriesAt, getOrCreate, isObject, objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import type {ContractFiles} from '../../contract/contract-files';
import {throwUnknown} from '../../contract/throw-unknown';
import {renderDesignSvg, type DesignSvgOptions} from '../../mock';
import {outlineText} from './outline-text';

/** A rendered design on a page. */
export interface DesignImage {
  /** Path of the published SVG file, including the base URL of the site. */
  readonly src: string;
  /** Size of the design in pixels. */
  readonly width: number;
  readonly height: number;
  /** Text alternative. */
  readonly alt: string;
}

/** A design's style, as values from the contract. The content comes from the contract's example. */
export interface RenderedDesignOptions extends Omit<DesignSvgOptions, 'width' | 'height' | 'blocks' | 'brand'> {
  /** Whether the design uses the example's brand (default), or the neutral style of a design without a brand. */
  readonly hasBrand?: boolean;
}

/** The content block types that are typical of a group of design types, in addition to those in the example. */
const typicalBlockTypes: Readonly<Record<string, readonly string[]>> = {
  web: ['button'],
  ads: ['button'],
  print: ['event', 'contact', 'qr-code'],
};

/** Renders designs with the mock API's drawing engine and collects them as files to publish. */
export class DesignRenderer {
  /** The files of all designs that have been rendered, by their options. Pages are often compiled again. */
  private readonly rendered = new Map<string, PublishedFile>();

  /** @param baseUrl - The site's path, with a leading and a trailing slash. */
  constructor(
    private readonly contract: ContractFiles,
    private readonly baseUrl: string,
  ) {}

  get files(): PublishedFile[] {
    return [...this.rendered.values()];
  }

  /**
   * Renders a design.
   *
   * @throws Error that names the value that isn't in the contract.
   */
  render(options: RenderedDesignOptions): DesignImage {
    const {hasBrand = true, ...style} = options;
    const {designType} = style;
    const {title = designType, metadata} = this.pick('design-types#DesignType', designType);
    const size = {width: Number(metadata.width), height: Number(metadata.height)};
    const blocks = this.readBlocks(options, metadata);
    const brand = hasBrand ? objectAt(this.contract.find('examples/bodies#/set-brand-realistic'), 'value') : undefined;
    const svgOptions = {...style, ...size, blocks, brand};
    const {name} = getOrCreate(this.rendered, JSON.stringify(svgOptions), () => {
      const content = outlineText(renderDesignSvg(svgOptions));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return {name: `img/designs/${designType}-${hash}.svg`, content};
    });
    return {src: this.baseUrl + name, ...size, alt: `${title} with ${describeBlocks(blocks)}`};
  }

  /** Reads the example's blocks that the design type allows. */
  private readBlocks({designType, tone}: RenderedDesignOptions, {group, exampleTexts}: JsonObject): JsonObject[] {
    const types = new Map(
      this.contract.readEnumValues('content-blocks#ContentBlockType').map(({value, metadata}) => [value, metadata]),
    );
    const texts: JsonObject = {
      ...toObject(exampleTexts),
      ...(tone !== undefined && {title: this.pick('brand-persona#BrandTone', tone).metadata.sample}),
    };
    const example = objectAt(this.contract.find('examples/bodies#/designs-from-content-realistic'), 'value');
    const typicalBlocks = (typicalBlockTypes[String(group)] ?? []).map((type) =>
      this.createExampleBlock(type, String(types.get(type)?.schema)),
    );
    return [...arrayAt(example, 'blocks').filter(isObject), ...typicalBlocks]
      .filter(({type}) => arrayAt(types.get(String(type)), 'designTypes').includes(designType))
      .map((block) => ({...block, ...(String(block.type) in texts && {text: texts[String(block.type)]})}));
  }

  /** Creates a content block from the examples of its fields. */
  private createExampleBlock(type: string, schemaName: string): JsonObject {
    const fields = entriesAt(this.contract.find(`content-blocks#${schemaName}`), 'properties');
    const examples = fields.map(([name, field]) => [name, arrayAt(field, 'examples')[0]] as const);
    return {...(Object.fromEntries(examples) as JsonObject), type};
  }

  private pick(reference: string, value: string) {
    const values = this.contract.readEnumValues(reference);
    const names = values.map((candidate) => candidate.value);
    return values[names.indexOf(value)] ?? throwUnknown(`${reference} has no value`, value, names);
  }
}

const listFormat = new Intl.ListFormat('en');

/** Describes a design by its image, texts, and price, for its alternative text. */
const describeBlocks = (blocks: readonly JsonObject[]) =>
  listFormat.format(
    blocks.flatMap(({type, altText, amount, currency, text = amount && `${String(amount)} ${String(currency)}`}) => {
      if (type === 'image') return [`an image (${String(altText ?? 'generated')})`];
      return text ? [`the ${String(type)} “${String(text)}”`] : [];
    }),
  );
