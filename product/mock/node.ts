import {startMockServer, type MockServer, type MockServerOptions} from '@developer-docs/mock-api/node';
import {Resvg} from '@resvg/resvg-js';
import {encode as encodeJpeg} from 'jpeg-js';
import {createExtension, type ProductMockOptions, type ProductBehavior} from './extension';
import {createImageRenderer, type RasterRenderer} from './rendering/image-renderer';

const jpegQuality = 85;

/** Renders images with resvg and the system fonts. */
const renderWithResvg: RasterRenderer = (svg, {width, format}) => {
  const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render();
  return Promise.resolve(
    format === 'png'
      ? image.asPng()
      : encodeJpeg({width: image.width, height: image.height, data: image.pixels}, jpegQuality).data,
  );
};

export type ProductServerOptions = Omit<MockServerOptions, 'extension'> &
  Pick<ProductMockOptions, 'limits' | 'staticFiles'>;

/** A running mock of the product. */
export type ProductServer = MockServer & ProductBehavior;

/**
 * Starts an HTTP server with the product's mock.
 *
 * @throws Error with the code `EADDRINUSE` when the port is in use.
 */
export async function startProductServer({
  limits,
  staticFiles,
  ...options
}: ProductServerOptions): Promise<ProductServer> {
  const extension = createExtension({limits, staticFiles, renderImage: createImageRenderer(renderWithResvg)});
  const server = await startMockServer({...options, extension});
  return {...server.behavior, ...server};
}
