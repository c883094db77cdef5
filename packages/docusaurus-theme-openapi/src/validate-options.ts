import path from 'node:path';
import {otherSampleLanguages, sampleLanguages} from '@developer-docs/openapi';
import {didYouMean, isObject} from '@developer-docs/utils';
import {checkOptions} from '@developer-docs/utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Options, PluginOptions, ValidLanguageOptions} from './options';
import {pluginName} from './plugin-name';

const folderSchema = Joi.string().custom((value: string, helpers) => {
  const folder = path.posix.normalize(posixPath(value)).replace(/\/$/, '');
  return folder === '.' || /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(folder) ? helpers.error('pages.folder') : folder;
});

const pagesMessages = {
  'pages.folder':
    '{#label} must be a folder below the site\'s folder, relative to it, such as "docs/petstore". Correct it, or remove it.',
  'any.required': '{#label} is missing. Set it to the folder of the pages, such as "docs/petstore".',
  'any.only': '{#label} must be "operation" or "tag".',
};

const pagesSchema = Joi.alternatives()
  .try(
    // A folder is short for the options with only this folder.
    Joi.string().custom((value: string, helpers) => {
      const {value: folder, error} = folderSchema.validate(value) as {value: string; error?: Error};
      return error === undefined ? {folder, per: 'operation'} : helpers.error('pages.folder');
    }),
    Joi.object({folder: folderSchema.required(), per: Joi.string().valid('operation', 'tag').default('operation')}),
  )
  .messages(pagesMessages);

const textsSchema = Joi.array().items(Joi.string()).min(1);
const criteriaSchema = Joi.object({
  tags: textsSchema,
  paths: textsSchema,
  operationIds: textsSchema,
  internal: Joi.boolean(),
})
  .min(1)
  .messages({
    'object.min': '{#label} is empty. Add "tags", "paths", "operationIds", or "internal", or remove it.',
    'array.min': '{#label} is empty. Add a name, or remove it.',
  });

const documentSchema = Joi.object({
  file: Joi.string()
    .required()
    .messages({'any.required': '{#label} is missing. Set it to the path of the OpenAPI document.'}),
  versions: Joi.object().pattern(Joi.string(), Joi.string()),
  validation: Joi.valid('ignore', 'log', 'warn', 'throw')
    .default('warn')
    .messages({'any.only': '{#label} must be "ignore", "log", "warn", or "throw".'}),
  allowedFolders: Joi.array().items(Joi.string()),
  overlays: Joi.array().items(Joi.string()).unique().messages({
    'array.base': "{#label} must be a list of files, such as ['openapi/texts.overlay.yaml'].",
    'array.unique': '{#label} is in the list twice. Remove it.',
  }),
  include: criteriaSchema,
  exclude: criteriaSchema,
  pages: pagesSchema,
  // Joi's own messages. Otherwise, those about all documents, below, would apply.
}).messages({'object.unknown': '{#label} is not allowed', 'object.base': '{#label} must be of type object'});

/** The theme's languages, in the default order in samples. */
const themeLanguages: readonly ValidLanguageOptions[] = [...sampleLanguages, ...otherSampleLanguages].map(
  ({id, label, grammar}) => ({id, label, grammar}),
);

const languageIds = themeLanguages.map(({id}) => id);

/** Replaces the IDs of languages with their descriptions. */
const checkLanguages: Joi.CustomValidator<readonly unknown[]> = (languages, helpers) => {
  const ids = new Set<string>();
  const result: ValidLanguageOptions[] = [];
  for (const [index, language] of languages.entries()) {
    const label = `languages[${index}]`;
    const {id, label: name, module, grammar = id} = isObject(language) ? language : {id: language};
    if (!isObject(language) && !languageIds.includes(String(id))) {
      const hint = didYouMean(String(id), languageIds);
      return helpers.error('languages.unknown', {option: label, id, ids: languageIds.join(', '), hint});
    }
    if (typeof id !== 'string' || !/^[A-Za-z][\w-]*$/.test(id)) return helpers.error('languages.id', {option: label});
    if (ids.has(id)) return helpers.error('languages.duplicate', {id});
    ids.add(id);
    const known = isObject(language) ? undefined : themeLanguages.find((candidate) => candidate.id === id);
    if (known !== undefined) {
      result.push(known);
    } else if (typeof name === 'string' && typeof module === 'string' && typeof grammar === 'string') {
      result.push({id, label: name, module, grammar});
    } else {
      return helpers.error('languages.incomplete', {option: label});
    }
  }
  return result;
};

/** Rejects a folder that contains the pages of two documents, including on case-insensitive file systems. */
const checkFolders: Joi.CustomValidator<PluginOptions['documents']> = (documents, helpers) => {
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

const depthSchema = Joi.number().integer().min(0);

const languagesSchema = Joi.array().min(1).default(themeLanguages).custom(checkLanguages).messages({
  'array.base': "\"languages\" must be a list, such as ['curl', 'javascript'].",
  'array.min': '"languages" is empty. List the languages of samples, or remove the option.',
  'languages.unknown':
    '"{#option}" is "{#id}", which the theme has no samples in.{#hint} Use one of {#ids}, or an object with "id", "label", and "module".',
  'languages.id': '"{#option}.id" must consist of letters, digits, "_", and "-", and begin with a letter.',
  'languages.duplicate': '"languages" has two languages with the ID "{#id}". Remove one of them.',
  'languages.incomplete':
    '"{#option}" must have a "label", such as "Rust", and a "module", such as "./samples/rust.ts".',
});

const changesSchema = Joi.object({
  folder: folderSchema.messages({
    'pages.folder': '{#label} must be a folder below the site\'s folder, relative to it, such as "api/releases".',
  }),
  badges: Joi.object({releases: Joi.number().integer().min(1), days: Joi.number().integer().min(1)})
    .xor('releases', 'days')
    .messages({
      'object.missing': '{#label} is empty. Add "releases" or "days", or remove it.',
      'object.xor': '{#label} has "releases" and "days". Remove one of them.',
    }),
});

const credentialSchema = Joi.object({
  id: Joi.string().required(),
  label: Joi.string().required(),
  scheme: Joi.string().required(),
});

const headerSchema = Joi.object({
  header: Joi.string()
    .pattern(/^Mock-[\w-]+$/)
    .required(),
  label: Joi.string().required(),
  values: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
});

const extensionSchema = Joi.alternatives().try(
  // A module is short for the options with only this module.
  Joi.string().custom((module: string) => ({module})),
  Joi.object({
    module: Joi.string().required(),
    credentials: Joi.array().items(credentialSchema),
    headers: Joi.array().items(headerSchema),
  }),
);

const proxySchema = Joi.object({
  url: Joi.string()
    .pattern(/^(?:https?:\/)?\/[^?#\s]*$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be a URL, such as "https://proxy.example.com", or a path of the site, such as "/proxy".',
    }),
  to: Joi.string()
    .pattern(/^https?:\/\/[^?#{}\s]+$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be the URL of a server in the document, such as "https://api.example.com/v1".',
    }),
});

const oauthSchema = Joi.object({
  clientId: Joi.string(),
  scopes: Joi.array().items(Joi.string()),
  audience: Joi.string(),
  issuer: Joi.string()
    .custom((url: string, helpers) =>
      /^https?:\/\//.test(url) && URL.canParse(url) ? url : helpers.error('oauth.issuer'),
    )
    .messages({'oauth.issuer': '{#label} must be a URL, such as "https://login.example.com".'}),
  redirectPath: Joi.string()
    .pattern(/^\/[\w-]+(?:\/[\w-]+)*$/)
    .messages({
      'string.pattern.base':
        '{#label} must be a path without the base URL and an extension, such as "/oauth-redirect".',
    }),
  clientCredentials: Joi.boolean(),
});

const tryItSchema = Joi.alternatives()
  .try(
    Joi.boolean().custom((isEnabled: boolean) => (isEnabled ? {} : false)),
    Joi.object({
      extension: extensionSchema,
      servers: Joi.boolean(),
      proxy: Joi.array().items(proxySchema).single(),
      remember: Joi.boolean(),
      oauth: Joi.object().pattern(Joi.string(), oauthSchema),
    }),
  )
  .default({});

const documentsSchema = Joi.object()
  .pattern(
    Joi.string().pattern(idPattern),
    Joi.alternatives().try(
      // A file is short for the options with only this file.
      Joi.string().custom((file: string) => ({file, validation: 'warn'})),
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
    'object.base':
      '"documents" must be an object with your OpenAPI documents by ID, such as petstore: "openapi/petstore.yaml".',
    'object.min': '"documents" is empty. Add an OpenAPI document by ID, such as petstore: "openapi/petstore.yaml".',
    'object.unknown': '{#label} isn\'t a valid ID. Use letters, digits, ".", "_", and "-", because URLs contain it.',
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

/** Validates the options, and adds the defaults. Docusaurus calls it. */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions(pluginName, schema, options, normalizePluginOptions);
}
