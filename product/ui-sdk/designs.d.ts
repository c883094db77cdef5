import type {ContentBlockType, DesignType, Language, OutputFormat, VariantAspect} from './values';

/**
 * The input of a generation. Pass either `prompt` or `content`. The other properties override the options of the
 * widget.
 */
export interface GenerateInput {
  /** A description of the design, 3 to 2,000 characters. */
  readonly prompt?: string;
  /**
   * The content blocks of the design in reading order, 1 to 20. You can pass the `blocks` of an alternative that the
   * `contentFromPrompt` operation returns. Text is used word for word.
   */
  readonly content?: readonly ContentBlock[];
  /**
   * The design type. Defaults to the type that the user has selected, which is initially the first of `designTypes`.
   */
  readonly designType?: DesignType;
  /** The language of generated text. Defaults to the `language` option. */
  readonly language?: Language;
  /** The number of variants, 1 to 24. Defaults to the `variantCount` option. */
  readonly variantCount?: number;
}

/** A file of a design or variant. Its URL works without credentials. */
export interface DesignFile {
  /** The file format. */
  readonly format: OutputFormat;
  /** The media type of the file, such as `image/png`. */
  readonly mediaType: string;
  /** The URL of the file. It expires at `linksExpireAt`. */
  readonly url: string;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

/** A content block of a design. The other properties depend on `type`. */
export interface ContentBlock {
  /** The type of the block. */
  readonly type: ContentBlockType;
  /** The text of the block, if its type has one. Users can edit it in the widget. */
  readonly text?: string;
  /** The other properties of the block type, as documented in the API reference. */
  readonly [field: string]: unknown;
}

/** A content block and its position in a design. */
export interface PlacedBlock {
  /** The ID of the block within the design. It's the same in all variants. */
  readonly blockId: string;
  /** The position and size of the block in pixels. The origin is the top-left corner of the design. */
  readonly box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  /** The content of the block. */
  readonly content: ContentBlock;
}

/** A version of a design that has the same content but a different layout, different colors, or different images. */
export interface Variant {
  /** The ID of the variant. */
  readonly variantId: string;
  /** The rank among all variants. Rank 1 is the best match. */
  readonly rank: number;
  /** The aspects in which the variant differs from the design. */
  readonly variesBy: readonly VariantAspect[];
  /** The URL of a preview image. */
  readonly previewUrl: string;
  /** The files of the variant, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks and their positions, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}

/** A finished design with its variants. */
export interface Design {
  /** The ID of the design. You can pass it to the `getDesignVariants` operation. */
  readonly designId: string;
  /** The design type. */
  readonly designType: DesignType;
  /** The width in pixels. */
  readonly width: number;
  /** The height in pixels. */
  readonly height: number;
  /** The language of the text. */
  readonly language: Language;
  /** The URL of a preview image. */
  readonly previewUrl: string;
  /** The files of the design, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks and their positions, in reading order. */
  readonly blocks: readonly PlacedBlock[];
  /** The variants, best first. */
  readonly variants: readonly Variant[];
  /**
   * The time at which the URLs of images and files expire, as an RFC 3339 timestamp in UTC. To get new URLs, call
   * `resume`.
   */
  readonly linksExpireAt: string;
}

/** Identifies the design that `openDesign` opens. */
export interface DesignReference {
  /** The ID of the design, from the API or from an event of the widget. */
  readonly designId: string;
  /** The ID of the variant to select. If you omit it, nothing is selected. */
  readonly variantId?: string;
}

/** The result of a generation, or of opening a design. */
export interface GenerationResult {
  /** The ID of the request that created the design. To show the design again later, pass it to `resume`. */
  readonly requestId: string;
  /** The design. */
  readonly design: Design;
}

/** The design or variant that the user has selected. */
export interface Selection {
  /** The ID of the design. */
  readonly designId: string;
  /** The ID of the selected variant, or `null` if the original design is selected. */
  readonly variantId: string | null;
  /** The files of the selected design or variant, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks of the selected design or variant, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}
