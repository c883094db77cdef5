/** What the menu of a page knows of the site. */
export interface MenuData {
  /** Ids of the OpenAPI documents, in their order. */
  readonly documents: readonly string[];
}

/** What is added to the metadata of a doc for the menu. */
export interface ContractMetadata {
  /** Id of the OpenAPI document that the page is about. */
  readonly openApi?: string;
}
