/** A rectangle in the pixels of a design. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A content block as the home page draws it: a text laid out in its box, or a picture. */
export type DrawnBlock =
  | {readonly kind: 'text'; readonly box: Box; readonly lines: readonly string[]; readonly fontSize: number}
  | {readonly kind: 'picture'; readonly box: Box; readonly made: boolean};

/** A variant of the example's design. */
export interface DrawnVariant {
  readonly id: string;
  /** What sets it apart from the others, in words: "layout", "color and imagery". */
  readonly differs: string;
  /** What it shows, for readers who do not see it. */
  readonly description: string;
  readonly blocks: readonly DrawnBlock[];
}

/** What the home page shows of the contract's example. */
export interface HomeExample {
  /** Method and path of the three operations on the way: create, follow, choose. */
  readonly operations: {readonly create: string; readonly follow: string; readonly choose: string};
  /** The request as a cURL command, highlighted. */
  readonly requestHtml: string;
  /** The statuses that the request goes through, in order. */
  readonly statuses: readonly string[];
  /** Width and height of the design in pixels. */
  readonly size: Pick<Box, 'width' | 'height'>;
  readonly variants: readonly DrawnVariant[];
}
