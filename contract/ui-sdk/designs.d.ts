import type {ContentBlockType, DesignType, Language, OutputFormat, VariantAspect} from './values';

/** What to generate: exactly one of `prompt` and `content`, and values that override the options for this generation. */
export interface GenerateInput {
  /** What the design is about, 3 to 2,000 characters. */
  readonly prompt?: string;
  /**
   * The content blocks of the design in reading order, 1 to 20. The `blocks` of an alternative that the operation
   * `contentFromPrompt` returns can be passed as they are. Texts are used word for word.
   */
  readonly content?: readonly ContentBlock[];
  /** The design type. Without it the one that the user has chosen, which is the first of `designTypes` at the start. */
  readonly designType?: DesignType;
  /** The language of the texts. Without it the option `language`. */
  readonly language?: Language;
  /** The number of variants, 1 to 24. Without it the option `variantCount`. */
  readonly variantCount?: number;
}

/** A file of a design or variant. Its address needs no credentials. */
export interface DesignFile {
  /** The file format. */
  readonly format: OutputFormat;
  /** The media type of the file, such as `image/png`. */
  readonly mediaType: string;
  /** The address of the file. It works until `linksExpireAt`. */
  readonly url: string;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

/** A piece of content. `type` decides which other fields it has. */
export interface ContentBlock {
  /** What the block is for. */
  readonly type: ContentBlockType;
  /** The text of a block that has one. The editor shows the blocks that have it. */
  readonly text?: string;
  /** Every other field, as the HTTP API describes it. */
  readonly [field: string]: unknown;
}

/** A content block at its place in a design. */
export interface PlacedBlock {
  /** The id of the block within the design. Variants keep it. */
  readonly blockId: string;
  /** The place in pixels of the design; the origin is the upper left corner. */
  readonly box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  /** The content. */
  readonly content: ContentBlock;
}

/** An alternative to a design with the same content. */
export interface Variant {
  /** The id of the variant. */
  readonly variantId: string;
  /** The place among all variants; 1 is the best. */
  readonly rank: number;
  /** How the variant differs from the design. */
  readonly variesBy: readonly VariantAspect[];
  /** The address of a small picture. */
  readonly previewUrl: string;
  /** The files, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content and where it sits, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}

/** A finished design with its variants. */
export interface Design {
  /** The id of the design. The operation `getDesignVariants` takes it. */
  readonly designId: string;
  /** The design type. */
  readonly designType: DesignType;
  /** The width in pixels. */
  readonly width: number;
  /** The height in pixels. */
  readonly height: number;
  /** The language of the texts. */
  readonly language: Language;
  /** The address of a small picture. */
  readonly previewUrl: string;
  /** The files, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content and where it sits, in reading order. */
  readonly blocks: readonly PlacedBlock[];
  /** The variants, best first. */
  readonly variants: readonly Variant[];
  /** When the addresses of pictures and files stop working, in UTC (RFC 3339). `resume` brings new ones. */
  readonly linksExpireAt: string;
}

/** What to open with `openDesign`. */
export interface DesignReference {
  /** The ID of the design, from the API or from an event of the widget. */
  readonly designId: string;
  /** The ID of the variant to select. If omitted, nothing is selected. */
  readonly variantId?: string;
}

/** The design that a generation has created, or that was opened. */
export interface GenerationResult {
  /** The ID of the request that created the design. Pass it to `resume` to show the design again. */
  readonly requestId: string;
  /** The design. */
  readonly design: Design;
}

/** What the user has chosen: the design itself or one of its variants. */
export interface Selection {
  /** The id of the design. */
  readonly designId: string;
  /** The id of the variant, or `null` for the design itself. */
  readonly variantId: string | null;
  /** The files of what is chosen, one for each format. */
  readonly files: readonly DesignFile[];
  /** The content of what is chosen, in reading order. */
  readonly blocks: readonly PlacedBlock[];
}
