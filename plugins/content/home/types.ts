/** A rectangle in pixels of the design. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** A content block as the home page draws it: text with a computed layout, or an image. */
export type BlockDrawing =
  | {readonly kind: 'text'; readonly box: Box; readonly lines: readonly string[]; readonly fontSize: number}
  | {readonly kind: 'image'; readonly box: Box; readonly isGenerated: boolean};

export interface VariantDrawing {
  readonly id: string;
  /** What distinguishes it from the other variants, such as "layout" or "color and imagery". */
  readonly variesBy: string;
  /** Text alternative of the drawing. */
  readonly description: string;
  readonly blocks: readonly BlockDrawing[];
}

/** The example request on the home page and the designs that it results in. */
export interface HomeExample {
  /** Methods and paths of the operations, such as `POST /designs/from-prompt`. */
  readonly operations: {readonly create: string; readonly getStatus: string; readonly listVariants: string};
  /** The request as a highlighted cURL command. */
  readonly requestHtml: string;
  /** The statuses of the request in order. */
  readonly statuses: readonly string[];
  /** Size of the design in pixels. */
  readonly size: Size;
  readonly variants: readonly VariantDrawing[];
}
