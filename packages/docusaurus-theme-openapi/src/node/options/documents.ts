import path from 'node:path';
import type {OperationCriteria} from '@developer-docs/openapi/node';
import {posixPath} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';

/** An OpenAPI 3.0 to 3.2 or Swagger 2.0 document. */
export interface DocumentOptions {
  /**
   * YAML or JSON file, relative to the site's folder, or a URL. `docusaurus openapi fetch` downloads a document with a
   * URL, and the site reads this copy.
   */
  readonly file: string;
  /** Files or URLs of versions of the docs whose document differs, by version name, such as `1.0`. Default: none. */
  readonly versions?: Readonly<Record<string, string>>;
  /**
   * What happens if the document violates the OpenAPI specification in a way that doesn't prevent reading it, for
   * example if an example doesn't match its schema. Default: `warn`.
   */
  readonly validation?: 'warn' | 'throw';
  /**
   * Folders, relative to the site's folder, that references in the document can point into. Default: the document's
   * folder, so that a document from elsewhere can't embed other files of the machine that builds the site.
   */
  readonly allowedFolders?: readonly string[];
  /**
   * Overlays (Overlay Specification 1.0 or 1.1), relative to the site's folder, which are applied in this order.
   * Default: none.
   */
  readonly overlays?: readonly string[];
  /** The operations that the site contains, with what they use. Default: all. */
  readonly include?: OperationCriteria;
  /** The operations that the site doesn't contain, even if they're included. Default: none. */
  readonly exclude?: OperationCriteria;
  /**
   * The pages that `docusaurus openapi generate` creates. A string is short for `{folder, per: 'operation'}`. Default:
   * none.
   */
  readonly pages?: string | PagesOptions;
}

/** The generated pages of a document. */
export interface PagesOptions {
  /** Folder of the pages, relative to the site's folder, such as `docs/petstore`. */
  readonly folder: string;
  /** Whether each operation or each tag has its own page. Default: `operation`. */
  readonly per?: 'operation' | 'tag';
}

/** Options of a document after validation. */
export interface NormalizedDocumentOptions extends DocumentOptions {
  /** The folder has no `./` at its beginning and no slash at its end. */
  readonly pages?: Required<PagesOptions>;
}

/** A folder below the site's folder, without `./` at its beginning and a slash at its end. */
export const folderSchema = Joi.string()
  .custom((value: string, helpers) => {
    const folder = path.posix.normalize(posixPath(value)).replace(/\/$/, '');
    return folder === '.' || /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(folder) ? helpers.error('folder') : folder;
  })
  .messages({
    folder: '{#label} must be a folder below the site\'s folder, relative to it, such as "docs/petstore".',
  });

const pagesSchema = Joi.object({
  folder: folderSchema.required(),
  per: Joi.string().valid('operation', 'tag').default('operation'),
});

const criteriaSchema = Joi.object({
  tags: Joi.array().items(Joi.string()).min(1),
  paths: Joi.array().items(Joi.string()).min(1),
  operationIds: Joi.array().items(Joi.string()).min(1),
  internal: Joi.boolean(),
}).min(1);

const documentSchema = Joi.object({
  file: Joi.string().required(),
  // The documents of a version are published in openapi/<version>, and the changes in openapi/changes.
  versions: Joi.object().pattern(Joi.string().invalid('changes'), Joi.string()),
  validation: Joi.valid('warn', 'throw'),
  allowedFolders: Joi.array().items(Joi.string()),
  overlays: Joi.array().items(Joi.string()),
  include: criteriaSchema,
  exclude: criteriaSchema,
  // A folder is short for the options with only this folder.
  pages: Joi.when(Joi.string(), {
    then: folderSchema.custom((folder: string) => ({folder, per: 'operation'})),
    otherwise: pagesSchema,
  }),
});

/** Rejects a folder that contains the pages of two documents, including on case-insensitive file systems. */
const checkFolders: Joi.CustomValidator<Readonly<Record<string, NormalizedDocumentOptions>>> = (documents, helpers) => {
  const ids = new Map<string, string>();
  for (const [second, {pages}] of Object.entries(documents)) {
    if (pages === undefined) continue;
    const first = ids.get(pages.folder.toLowerCase());
    if (first !== undefined) return helpers.error('pages.shared', {first, second, folder: pages.folder});
    ids.set(pages.folder.toLowerCase(), second);
  }
  return documents;
};

const idPattern = /^[A-Za-z0-9][\w.-]*$/;

/** The documents by ID. */
export const documentsSchema = Joi.object()
  .pattern(
    Joi.string().pattern(idPattern),
    Joi.alternatives().try(
      // A file is short for the options with only this file.
      Joi.string().custom((file: string) => ({file})),
      documentSchema,
    ),
  )
  .min(1)
  .required()
  .custom(checkFolders)
  .messages({
    'pages.shared':
      'The documents "{#first}" and "{#second}" have the same "pages" folder, {#folder}. Choose a folder for each document.',
    'any.required':
      '"documents" is missing. Add your OpenAPI documents by ID, such as petstore: "openapi/petstore.yaml".',
  });
