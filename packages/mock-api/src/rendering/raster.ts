/** The format of a rendered image. */
export interface RasterOptions {
  /** The size of the image in pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpg';
}

/** Renders an SVG image as PNG or JPEG: resvg in Node, `OffscreenCanvas` in a browser. */
export type RasterRenderer = (svg: string, options: RasterOptions) => Promise<Uint8Array>;
