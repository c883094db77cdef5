import type {TranslateText} from '@developer-docs/utils/node';
import type {PluginOptions} from './options';

/** Translates the texts in the theme's options. */
export const translateOptions = (options: PluginOptions, translate: TranslateText): PluginOptions => ({
  ...options,
  popularPages: options.popularPages.map(({to, label}) => ({
    to,
    label: translate(label, `popularPages.${String(label)}`, `The label of the popular page ${to}`),
  })),
  defaultSection: translate(
    options.defaultSection,
    'defaultSection',
    "The section of docs that aren't in a sidebar category",
  ),
});
