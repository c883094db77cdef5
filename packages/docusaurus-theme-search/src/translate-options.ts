import type {TranslateText} from '@developer-docs/utils/node';
import type {PluginOptions} from './options';

/** Translates the texts in the theme's options. */
export function translateOptions(options: PluginOptions, translate: TranslateText): PluginOptions {
  const {popularPages, sections, defaultSection, shortName} = options;
  return {
    ...options,
    popularPages: popularPages.map(({to, label}) => ({
      to,
      label: translate(label, `popularPages.${String(label)}`, `The label of the popular page ${to}`),
    })),
    sections: Object.fromEntries(
      Object.entries(sections).map(([id, section]) => [
        id,
        translate(section, `sections.${section}`, `The section of docs such as ${id}`),
      ]),
    ),
    defaultSection: translate(
      defaultSection,
      'defaultSection',
      "The section of docs that aren't in a sidebar category",
    ),
    shortName: translate(
      shortName,
      'shortName',
      "The site's name in the browser's list of search engines, up to 16 characters",
    ),
  };
}
