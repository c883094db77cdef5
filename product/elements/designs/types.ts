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

/** A rendered variant of the contract's example. */
export interface ExampleVariant {
  readonly id: string;
  /** The properties in which it differs from the other variants, such as "layout" or "color and imagery". */
  readonly variesBy: string;
  readonly image: DesignImage;
}
