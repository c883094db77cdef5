import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {pluginName} from '../plugin-name';

/** A link that the modal and the search page suggest before anything has been typed. */
export interface PopularPage {
  /**
   * Path of a page without the base URL (`/docs/intro`), or of its source file (`docs/intro.mdx`), with an optional
   * fragment.
   */
  readonly to: string;
  /** Default: the page's title. */
  readonly label?: string;
}

/** The theme's options with their defaults. All values are plain JSON. */
export interface PluginOptions {
  readonly id: string;
  /** Whether to index docs, in all instances and versions. Default: `true`. */
  readonly indexDocs: boolean;
  /** Whether to index blog posts. Default: `true`. */
  readonly indexBlog: boolean;
  /** Whether to index pages in `src/pages`. Default: `true`. */
  readonly indexPages: boolean;
  /**
   * Path of the search page, relative to the base URL, or `false` for a site without one. Default: `search`.
   */
  readonly searchPagePath: string | false;
  /** YAML file with synonyms, relative to the site's folder. Default: none. */
  readonly synonyms?: string;
  /** YAML file with phrases that readers type to find a section, relative to the site's folder. Default: none. */
  readonly phrases?: string;
  /** Pages that are suggested before anything has been typed. Default: none. */
  readonly popularPages: readonly PopularPage[];
  /**
   * Whether the search page has a filter by kind of content, for sites whose pages mark reference entries with
   * `data-record`. Default: `false`.
   */
  readonly kindFilter: boolean;
  /**
   * URL where readers report that a query should have had results. The query becomes its `title` parameter, as for a
   * new issue on GitHub or GitLab. Default: none, and the suggestion isn't displayed.
   */
  readonly reportUrl?: string;
  /** Name under which the browser stores recent and favorite searches. Default: `docs`. */
  readonly indexName: string;
}

/** The theme's options, all of which are optional. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  indexDocs: Joi.boolean().default(true),
  indexBlog: Joi.boolean().default(true),
  indexPages: Joi.boolean().default(true),
  searchPagePath: Joi.alternatives().try(Joi.boolean().valid(false), Joi.string()).default('search'),
  synonyms: Joi.string(),
  phrases: Joi.string(),
  popularPages: Joi.array()
    .items(
      Joi.object({
        to: Joi.string().required(),
        label: Joi.string(),
      }),
    )
    .default([]),
  kindFilter: Joi.boolean().default(false),
  reportUrl: Joi.string().uri({scheme: ['http', 'https']}),
  indexName: Joi.string().default('docs'),
});

/** @throws Error that names the invalid option and the fix. */
export const validateOptions = ({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions =>
  checkOptions(pluginName, schema, options, normalizePluginOptions);
