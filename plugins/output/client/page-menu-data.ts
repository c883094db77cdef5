/** Global data for the page menu. */
export interface PageMenuData {
  /** IDs of all OpenAPI documents, in display order. */
  readonly openApiDocumentIds: readonly string[];
}

/** Metadata of a doc that the page menu uses. */
export interface ContractMetadata {
  /** ID of the OpenAPI document that describes the page's topic. */
  readonly openApi?: string;
}
