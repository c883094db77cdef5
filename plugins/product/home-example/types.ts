import type {DesignImage} from '../rendered-designs/types';

/** A variant of the design in the example. */
export interface HomeVariant {
  readonly id: string;
  /** What distinguishes it from the other variants, such as "layout" or "color and imagery". */
  readonly variesBy: string;
  readonly image: DesignImage;
}

/** The example request on the home page and the variants that it results in. */
export interface HomeExample {
  /** Methods and paths of the operations, such as `POST /designs/from-prompt`. */
  readonly operations: {readonly create: string; readonly getStatus: string; readonly listVariants: string};
  /** The request body. */
  readonly body: {readonly prompt: string; readonly designType: string; readonly variantCount: number};
  /** The request as a highlighted cURL command. */
  readonly requestHtml: string;
  /** The statuses of the request in order. */
  readonly statuses: readonly string[];
  readonly variants: readonly HomeVariant[];
}
