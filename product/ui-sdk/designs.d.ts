import type {ContentBlockType, DesignType, Language, OutputFormat, VariantAspect} from './values';

/**
 * Input for a generation. Pass either `prompt` or `content`. The other properties override the widget's options.
 */
export interface GenerateInput {
  /** A description of the design, 3 to 2,000 characters. */
  readonly prompt?: string;
  /**
   * 1 to 20 content blocks in reading order, such as the `blocks` of an alternative that `contentFromPrompt` returns.
   * Text is used word for word.
   */
  readonly content?: readonly ContentBlock[];
  /** The design type. Defaults to the one that the user has selected. */
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
  /** The block's type. */
  readonly type: ContentBlockType;
  /** The block's text, if its type has one. Users can edit it in the widget. */
  readonly text?: string;
  /** The other properties of the block type, as in the API. */
  readonly [field: string]: unknown;
}

/** A content block and its position in a design. */
export interface PlacedBlock {
  /** The ID of the block, which is the same in all variants. */
  readonly blockId: string;
  /** The position and size in pixels, from the top-left corner of the design. */
  readonly box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  /** The block's content. */
  readonly content: ContentBlock;
}

/** A version of a design with the same content, but another layout, colors, or images. */
export interface Variant {
  /** The ID of the variant. */
  readonly variantId: string;
  /** The rank among all variants, where 1 is the best. */
  readonly rank: number;
  /** How the variant differs from the design. */
  readonly variesBy: readonly VariantAspect[];
  /** The URL of a preview image. */
  readonly previewUrl: string;
  /** One file for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks and their positions, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}

/** A finished design with its variants. */
export interface Design {
  /** The ID of the design, also in the API. */
  readonly designId: string;
  /** The design type. */
  readonly designType: DesignType;
  /** The width in pixels. */
  readonly width: number;
  /** The height in pixels. */
  readonly height: number;
  /** The text's language. */
  readonly language: Language;
  /** The URL of a preview image. */
  readonly previewUrl: string;
  /** One file for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks and their positions, in reading order. */
  readonly blocks: readonly PlacedBlock[];
  /** The variants, best first. */
  readonly variants: readonly Variant[];
  /** When the URLs of images and files expire, as an RFC 3339 timestamp in UTC. To get new ones, call `resume`. */
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
  /** The ID of the request that created the design, which you can pass to `resume`. */
  readonly requestId: string;
  /** The design. */
  readonly design: Design;
}

/** The design or variant that the user has selected. */
export interface Selection {
  /** The ID of the design. */
  readonly designId: string;
  /** The ID of the selected variant, or `null` for the original design. */
  readonly variantId: string | null;
  /** One file for each format. */
  readonly files: readonly DesignFile[];
  /** The content blocks and their positions, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}
