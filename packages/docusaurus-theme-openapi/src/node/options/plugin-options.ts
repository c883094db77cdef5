import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {pluginName} from '../../plugin-name';
import {documentsSchema, folderSchema, type DocumentOptions, type NormalizedDocumentOptions} from './documents';
import {languagesSchema, type LanguageOptions, type NormalizedLanguageOptions} from './languages';
import {tryItSchema, type TryItOptions, type NormalizedTryItOptions} from './try-it';

/** How many levels of nested properties pages expand. */
export interface DepthOptions {
  /** On the page of an operation. Default: all levels, up to 250 properties on a page. */
  readonly operations?: number;
  /** On the page of a document, which contains the sections of schemas. Default: 2. */
  readonly documents?: number;
}

/** How long fields have a release's badge: until there are this many newer releases, or for this many days. */
export type BadgeOptions = {readonly releases: number} | {readonly days: number};

/** How pages show what documents' releases changed. */
export interface ChangesOptions {
  /**
   * How long new and changed fields, parameters, and headers have a badge with the release: for a number of releases,
   * such as `{releases: 2}`, or of days, such as `{days: 90}`. Default: they have none.
   */
  readonly badges?: BadgeOptions;
  /** Folder of the releases, relative to the site's folder. Default: `openapi/releases`. */
  readonly folder?: string;
}

/** The theme's options with their defaults, each in one form. All values are plain JSON. */
export interface PluginOptions {
  readonly id: string;
  /** The documents by ID, which elements and URLs contain. */
  readonly documents: Readonly<Record<string, NormalizedDocumentOptions>>;
  /** How many levels of nested properties pages expand. Deeper properties link to their schema's section. */
  readonly depth: DepthOptions;
  /** Maximum number of examples of a response that pages show, in the order of the document. Default: all. */
  readonly maxExamples?: number;
  /**
   * URLs of the pages that describe a schema, relative to the base URL of the site, by the schema's name: `{Language:
   * '/docs/languages'}`. Operations link to them instead of repeating the fields of an object in a response or in
   * another object. Enumerations show their values without descriptions or, if there are more than 20, three of them.
   * Default: none.
   */
  readonly schemaPages: Readonly<Record<string, string>>;
  /** Text that is replaced in all files of the documents before they're parsed. Default: none. */
  readonly replacements: Readonly<Record<string, string>>;
  /**
   * Module that adds content to operations: a file, relative to the site's folder, or a package. Its default export is
   * a `CreateSiteContent` function. Default: none.
   */
  readonly content?: string;
  /**
   * The languages of samples. Pages contain the first three, and the others are in a menu. Default: cURL, JavaScript,
   * Python, Go, Java, C#, PHP, and Ruby.
   */
  readonly languages: readonly NormalizedLanguageOptions[];
  /** Whether each document has a Postman collection with its sample requests, beside its downloads. Default: `true`. */
  readonly postman: boolean;
  /** How pages show what documents' releases changed. */
  readonly changes?: ChangesOptions;
  /** The console. `false` leaves its code out of the site. */
  readonly tryIt: NormalizedTryItOptions | false;
}

/** The theme's options, all of which are optional, except for `documents`. */
export type Options = Partial<Omit<PluginOptions, 'documents' | 'languages' | 'tryIt'>> & {
  /** A string is short for the options with only this file. */
  readonly documents: Readonly<Record<string, DocumentOptions | string>>;
  /** The theme's languages by ID, and other languages. */
  readonly languages?: readonly (LanguageOptions | string)[];
  /** The console. `false` leaves its code out of the site. `true` is short for `{}`. Default: `true`. */
  readonly tryIt?: TryItOptions | boolean;
};

const depthSchema = Joi.number().integer().min(0);

const changesSchema = Joi.object({
  folder: folderSchema,
  badges: Joi.object({releases: Joi.number().integer().min(1), days: Joi.number().integer().min(1)}).xor(
    'releases',
    'days',
  ),
});

const schema = Joi.object<PluginOptions>({
  documents: documentsSchema,
  depth: Joi.object({operations: depthSchema, documents: depthSchema}).default({}),
  maxExamples: Joi.number().integer().min(1),
  schemaPages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  replacements: Joi.object().pattern(Joi.string(), Joi.string().allow('')).default({}),
  content: Joi.string(),
  languages: languagesSchema,
  postman: Joi.boolean().default(true),
  changes: changesSchema,
  tryIt: tryItSchema,
});

/** @throws Error that names the invalid option and the fix. */
export const validateOptions = ({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  checkOptions(pluginName, schema, options, normalizePluginOptions);
