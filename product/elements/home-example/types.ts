import type {ExampleVariant} from '../designs/types';

/** The example request on the home page, and the resulting variants. */
export interface HomeExample {
  /** The request body. */
  readonly body: {readonly prompt: string; readonly designType: string; readonly variantCount: number};
  /** The request as a highlighted cURL command. */
  readonly requestHtml: string;
  /** The statuses of the request in order. */
  readonly statuses: readonly string[];
  readonly variants: readonly ExampleVariant[];
}
