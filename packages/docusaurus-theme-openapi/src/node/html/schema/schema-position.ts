/** Position of a schema on its page. */
export interface SchemaPosition {
  /** ID of the containing element, which is the prefix of the IDs of properties. */
  readonly idPrefix: string;
  /** Path of the schema in the body, such as `brand.colors`. Search results show it. */
  readonly path: string;
  readonly depth: number;
  /** Names of the schemas that contain this one, used to detect recursion. */
  readonly ancestors: readonly string[];
  /**
   * Whether this repeats a schema that has its own section on the page. Only that section has IDs and search records.
   */
  readonly isRepetition: boolean;
  /** Whether the schema belongs to a request or a response; absent in schema sections, which both use. */
  readonly direction?: 'request' | 'response';
  /** The IDs of the elements that describe the named schemas in this body or section. */
  readonly describedSchemas: Map<string, string>;
}

/**
 * Creates the position of a request body, a response body, or a schema section.
 *
 * @param ancestors - For a section, the name of its schema.
 */
export const createRootPosition = (idPrefix: string, ancestors: readonly string[] = []): SchemaPosition => ({
  idPrefix,
  path: '',
  depth: 0,
  ancestors,
  isRepetition: false,
  describedSchemas: new Map(),
});
