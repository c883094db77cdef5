import type * as fastPages from '@developer-docs/docusaurus-plugin-fast-pages';
import type * as hosting from '@developer-docs/docusaurus-plugin-hosting';
import type * as markdown from '@developer-docs/docusaurus-theme-markdown';
import type * as openApi from '@developer-docs/docusaurus-theme-openapi';
import type * as search from '@developer-docs/docusaurus-theme-search';
import {ExplainedError} from '@developer-docs/utils';
import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext} from '@docusaurus/types';

export type {ClassicOptions};

/** The options of `@docusaurus/preset-classic`, and the other packages' options by name. */
export interface Options extends ClassicOptions {
  /** Options of `docusaurus-theme-openapi`: the OpenAPI documents of the site. Default: `false`, no API reference. */
  readonly openApi?: openApi.Options | false;
  /** Options of `docusaurus-theme-search`. `false` uses the search of the classic preset. Default: `{}`. */
  readonly search?: search.Options | false;
  /** Options of `docusaurus-theme-markdown`. `false` generates no Markdown files. Default: `{}`. */
  readonly markdown?: markdown.Options | false;
  /** Options of `docusaurus-plugin-hosting`. `false` writes no policy and no files for hosts. Default: `{}`. */
  readonly hosting?: hosting.Options | false;
  /** Options of `docusaurus-plugin-fast-pages`. `false` loads pages as Docusaurus does. Default: `{}`. */
  readonly fastPages?: fastPages.Options | false;
}

const presetName = '@developer-docs/docusaurus-preset-developer-docs';

/**
 * Checks that the site doesn't also list the classic preset. Docusaurus's message would name a plugin that the preset's
 * user hasn't listed.
 *
 * @throws Error with the fix.
 */
export function checkPresets({siteConfig: {presets}}: Pick<LoadContext, 'siteConfig'>): void {
  const names = presets.map((preset) => (Array.isArray(preset) ? preset[0] : preset));
  const classic = names.find((name) => typeof name === 'string' && /^classic$|preset-classic\b/.test(name));
  if (classic !== undefined) {
    throw new ExplainedError(
      `${presetName}: "presets" also contains "${String(classic)}", which is part of this preset. Remove it, and move its options to this preset.`,
    );
  }
}
