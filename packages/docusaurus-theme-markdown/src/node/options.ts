import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Assistant, PageMenuOptions} from '../client';
import {pluginName} from '../plugin-name';

/** A file on the site, other than a page, that `llms.txt` lists. */
interface ListedFile {
  readonly title: string;
  /** Path below the base URL, such as `openapi.yaml`, or a URL. */
  readonly path: string;
  readonly description?: string;
}

/** Files by section heading. */
export type ListedFiles = Readonly<Record<string, readonly ListedFile[]>>;

/** The content of `llms.txt`. */
export interface LlmsTxtOptions {
  /** Instructions for AI agents: paragraphs of Markdown. Default: none. */
  readonly instructions: readonly string[];
  /** Files by section heading, listed after the pages. Default: none. */
  readonly files: ListedFiles;
}

/** The theme's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /** The content of `llms.txt`, or `false` to generate none. */
  readonly llmsTxt: LlmsTxtOptions | false;
  /** Whether to generate `llms-full.txt`, which contains all Markdown files. Default: `true`. */
  readonly llmsFullTxt: boolean;
  readonly pageMenu: PageMenuOptions;
}

/** The theme's options, all of which are optional, also within objects. */
export type Options = Partial<Omit<PluginOptions, 'llmsTxt' | 'pageMenu'>> & {
  readonly llmsTxt?: Partial<LlmsTxtOptions> | false;
  readonly pageMenu?: Partial<PageMenuOptions>;
};

/** The assistants whose URLs accept a prompt. */
const defaultAssistants: readonly Assistant[] = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
];

const text = Joi.string().pattern(/\S/, 'text');

const listedFile = Joi.object({
  title: text.required(),
  path: Joi.string()
    .pattern(/^(?:https?:\/\/|[^/])/)
    .required()
    .messages({
      'string.pattern.base': '{{#label}} is "{#value}". Remove the leading slash: paths start below the base URL.',
    }),
  description: Joi.string().allow(''),
});

const assistant = Joi.object({
  name: text.required(),
  url: Joi.string()
    .pattern(/^https?:\/\/.*\{prompt\}/)
    .required()
    .messages({
      'string.pattern.base': '{{#label}} is "{#value}". Use an http or https URL with the placeholder \\{prompt}.',
    }),
});

const link = Joi.object({
  label: text.required(),
  href: Joi.string()
    .pattern(/^(?:\/|https?:\/\/|mailto:)/)
    .required()
    .messages({
      'string.pattern.base': '{{#label}} is "{#value}". Use a path that starts with a slash, or a URL.',
    }),
  download: text,
});

const llmsTxt = Joi.object({
  instructions: Joi.array().items(text).default([]),
  files: Joi.object().pattern(text, Joi.array().items(listedFile)).default({}),
});

const schema = Joi.object<PluginOptions>({
  llmsTxt: Joi.alternatives(Joi.boolean().valid(false), llmsTxt).default(llmsTxt.validate({}).value as object),
  llmsFullTxt: Joi.boolean().default(true),
  pageMenu: Joi.object({
    docs: Joi.boolean().default(true),
    assistants: Joi.array().items(assistant).default(defaultAssistants),
    links: Joi.array().items(link).default([]),
  }).default(),
});

/** @throws Error that names the invalid option and the fix. */
export const validateOptions = ({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions =>
  checkOptions(pluginName, schema, options, normalizePluginOptions);
