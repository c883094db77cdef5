/** A rendered design as a page shows it. */
export interface DesignImage {
  /** Path of the published SVG file, including the base URL of the site. */
  readonly src: string;
  /** Size of the design in pixels. */
  readonly width: number;
  readonly height: number;
  /** Text alternative. */
  readonly alt: string;
}

/** The published list of all designs, relative to the base URL. */
export const designListFile = 'img/designs/list.json';
