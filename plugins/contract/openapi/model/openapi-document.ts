import {JsonDocument} from '@developer-docs/internal';

/** A bundled OpenAPI document that is being read into the model. It collects the features that pages can't show. */
export class OpenApiDocument extends JsonDocument {
  readonly #unsupportedFeatures = new Map<string, Set<string>>();

  /** The JSON pointers at which an unsupported feature is used, by feature. */
  get unsupportedFeatures(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#unsupportedFeatures;
  }

  /** @param feature - A noun phrase, such as `a circular reference`. */
  reportUnsupported(pointer: string, feature: string): void {
    this.#unsupportedFeatures.set(feature, (this.#unsupportedFeatures.get(feature) ?? new Set()).add(pointer));
  }
}
