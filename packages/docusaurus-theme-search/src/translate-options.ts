import type {TranslateText} from '@developer-docs/utils/node';
import type {PluginOptions} from './options';

/** Translates the texts in the theme's options. */
export const translateOptions = (options: PluginOptions, translate: TranslateText): PluginOptions => ({
  ...options,
  popularPages: options.popularPages.map(({to, label}) =>
    label === undefined
      ? {to}
      : {to, label: translate(label, `popularPages.${label}`, `The label of the popular page ${to}`)},
  ),
  sections: Object.fromEntries(
    Object.entries(options.sections).map(([id, section]) => [
      id,
      translate(section, `sections.${section}`, `The section of docs such as ${id}`),
    ]),
  ),
  ...(options.defaultSection !== undefined && {
    defaultSection: translate(
      options.defaultSection,
      'defaultSection',
      "The section of docs that aren't in a sidebar category",
    ),
  }),
  ...(options.shortName !== undefined && {
    shortName: translate(
      options.shortName,
      'shortName',
      "The site's name in the browser's list of search engines, up to 16 characters",
    ),
  }),
});
