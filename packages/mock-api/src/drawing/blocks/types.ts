import type {JsonObject} from '../../contract/json';
import type {DesignStyle} from '../style';

/** The colors of text, depending on what is behind it. */
export interface BlockColors {
  readonly text: string;
  readonly heading: string;
  /** Prices and icons. */
  readonly accent: string;
  /** Buttons, badges, and marks. */
  readonly shape: string;
}

/** Everything except its content that affects the appearance of a block. */
export interface BlockContext {
  readonly style: DesignStyle;
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly align: 'start' | 'center';
  readonly colors: BlockColors;
}

/** A block at a certain font size. Lengths are in pixels. */
export interface ComposedBlock {
  readonly width: number;
  readonly height: number;
  /** Whether no word is wider than the available width. */
  readonly fits: boolean;
  readonly lineCount: number;
  /** Draws the block into a box at least as large as it is. */
  readonly draw: (box: {readonly x: number; readonly y: number; readonly width: number}) => string;
}

/** Composes the content of a block of one type at a font size. */
export type Composer = (content: JsonObject, size: number, maxWidth: number, context: BlockContext) => ComposedBlock;
