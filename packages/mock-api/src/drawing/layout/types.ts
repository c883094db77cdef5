import type {JsonObject} from '../../contract/json';
import type {DesignStyle} from '../style';
import type {Box} from './box';

/** A content block and its position in a design. */
export interface PlacedBlock {
  readonly blockId: string;
  readonly box: Box;
  readonly content: JsonObject;
}

/** How blocks are arranged in a design. Lengths are in pixels. */
export interface DesignLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly align: 'start' | 'center';
  /** A colored area behind text that would otherwise be on an image. */
  readonly panel?: Box;
  readonly imageShape: ImageShape;
}

export type ImageShape = 'plain' | 'rounded' | 'arch';

/** The input for a layout. */
export interface LayoutOptions {
  readonly designType: string;
  readonly width: number;
  readonly height: number;
  /** Content blocks in reading order. */
  readonly blocks: readonly {readonly blockId: string; readonly content: JsonObject}[];
  readonly style: DesignStyle;
  readonly language: string;
  readonly isRightToLeft: boolean;
  /** A zero-based index of an arrangement. */
  readonly arrangement: number;
}
