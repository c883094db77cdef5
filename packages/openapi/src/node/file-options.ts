import type {OperationSelection} from './selection/select-operations.js';

/** How a document is read. */
export interface OpenApiFileOptions {
  /** Absolute path of the document in OpenAPI 3.0 to 3.2 or Swagger 2.0 (YAML or JSON). */
  readonly file: string;
  /** Folder that file paths in messages are relative to. */
  readonly root: string;
  /** Transforms the text of each file before it's parsed, for example to insert the brand. */
  readonly transform?: (text: string) => string;
  /**
   * Absolute paths of the folders that references can point into. Default: the document's folder, so that a document
   * from elsewhere can't embed other files of this machine.
   */
  readonly allowedFolders?: readonly string[];
  /** The source of a downloaded document, whose references are URLs. */
  readonly source?: DocumentSource;
  /**
   * Absolute paths of overlays (Overlay Specification 1.0 or 1.1), which are applied in this order to the bundled
   * document, before the conversion of Swagger 2.0. Default: none.
   */
  readonly overlays?: readonly string[];
  /** The operations that `loadOpenApiFile` reads. Default: all. */
  readonly selection?: OperationSelection;
}

/** Where a document was downloaded from. */
export interface DocumentSource {
  /** The URLs of the files by their absolute paths. */
  readonly urls: ReadonlyMap<string, string>;
  /** The command that downloads the document, for messages. */
  readonly command: string;
}
