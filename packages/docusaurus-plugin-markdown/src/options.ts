import {checkOptions} from '@developer-docs/utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Assistant, PageMenuOptions} from './client';
import {pluginName} from './plugin-name';

/** A file on the site, other than a page, that `llms.txt` lists. */
export interface ListedFile {
  readonly title: string;
  /** Path below the base URL, such as `openapi.yaml`, or a URL. */
  readonly path: string;
  readonly description?: string;
}

/** Files by section heading. */
export type ListedFiles = Readonly<Record<string, readonly ListedFile[]>>;

/** Headings of sections in `llms.txt`. */
export interface SectionLabels {
  /** Docs in the sidebar that aren't in a category. Default: `Docs`. */
  readonly docs: string;
  /** Docs that aren't in a sidebar. Default: `Other docs`. */
  readonly otherDocs: string;
  /** Default: `Blog`. */
  readonly blog: string;
  /** Default: `Pages`. */
  readonly pages: string;
}

/** The content of `llms.txt`. */
export interface LlmsTxtOptions {
  /** Default: the site's title. */
  readonly title?: string;
  /** A one-sentence description. Default: the site's tagline. */
  readonly summary?: string;
  /** Instructions for AI agents: paragraphs of Markdown. Default: none. */
  readonly instructions: readonly string[];
  /**
   * Files by section heading, listed after the pages. Pages that are listed here by their Markdown files aren't listed
   * again. Default: none.
   */
  readonly files: ListedFiles;
  /** Whether to list blog posts. Default: `true`. */
  readonly blog: boolean;
  /** Whether to list pages that aren't docs or blog posts. Default: `true`. */
  readonly pages: boolean;
  readonly labels: SectionLabels;
}

/** The plugin's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /** The content of `llms.txt`, or `false` to generate none. */
  readonly llmsTxt: LlmsTxtOptions | false;
  /** Whether to generate `llms-full.txt`, which contains all Markdown files. Default: `true`. */
  readonly llmsFullTxt: boolean;
  /**
   * Length in characters from which a page is split into several files, because agents' fetch tools truncate long
   * files, or `false`. Default: 50,000.
   */
  readonly maxFileLength: number | false;
  readonly pageMenu: PageMenuOptions;
}

/** The plugin's options, all of which are optional, also within objects. */
export type Options = Partial<Omit<PluginOptions, 'llmsTxt' | 'pageMenu'>> & {
  readonly llmsTxt?: (Partial<Omit<LlmsTxtOptions, 'labels'>> & {readonly labels?: Partial<SectionLabels>}) | false;
  readonly pageMenu?: Partial<PageMenuOptions>;
};

/** The assistants whose URLs accept a prompt. */
export const defaultAssistants: readonly Assistant[] = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
];

/** The default headings of sections in `llms.txt`. */
export const defaultLabels: SectionLabels = {docs: 'Docs', otherDocs: 'Other docs', blog: 'Blog', pages: 'Pages'};

const text = Joi.string().pattern(/\S/, 'text');
const flag = (defaultValue: boolean) => Joi.boolean().default(defaultValue);

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
    .pattern(/^https?:\/\/.*\{(?:prompt|url)\}/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} is "{#value}". Use an http or https URL with a placeholder: \\{prompt} for the prompt, or \\{url} for the URL of the Markdown file.',
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
  title: text,
  summary: Joi.string().allow(''),
  instructions: Joi.array().items(text).default([]),
  files: Joi.object().pattern(text, Joi.array().items(listedFile)).default({}),
  blog: flag(true),
  pages: flag(true),
  labels: Joi.object({
    docs: text.default(defaultLabels.docs),
    otherDocs: text.default(defaultLabels.otherDocs),
    blog: text.default(defaultLabels.blog),
    pages: text.default(defaultLabels.pages),
  }).default(),
});

const schema = Joi.object<PluginOptions>({
  llmsTxt: Joi.alternatives(Joi.boolean().valid(false), llmsTxt).default(llmsTxt.validate({}).value as object),
  llmsFullTxt: flag(true),
  // The parts of a split page need room for links to other parts.
  maxFileLength: Joi.alternatives(Joi.boolean().valid(false), Joi.number().integer().min(20_000)).default(50_000),
  pageMenu: Joi.object({
    docs: flag(true),
    assistants: Joi.array().items(assistant).default(defaultAssistants),
    links: Joi.array().items(link).default([]),
  }).default(),
});

/** @throws Error that names the invalid option and the fix. */
export function validateOptions({options}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return checkOptions(pluginName, schema, options, normalizePluginOptions);
}
