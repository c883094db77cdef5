// cspell:ignore Gruber fastdom khroma wilsonpage
/**
 * SPDX expressions of licenses that permit redistribution if their text is included. The typeface is licensed under
 * OFL-1.1.
 */
export const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** License information that is missing from the files of a package. */
interface PackageLicense {
  /** SPDX expression, if `package.json` doesn't declare one. */
  readonly license?: string;
  /** Copyright notice of a package that has the MIT license but doesn't include its text. */
  readonly copyright?: string;
}

/**
 * License information that packages don't include, by package name. It was copied from their source files or
 * repositories.
 */
export const packageLicenses: Readonly<Record<string, PackageLicense>> = {
  // The bundle contains Algolia's client and autocomplete core, which have the same copyright and license.
  '@docsearch/css': {copyright: 'Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com'},
  '@docsearch/react': {copyright: 'Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com'},
  // Used by Mermaid. So is khroma, whose license file contains the MIT license.
  fastdom: {copyright: 'Copyright (c) 2016 Wilson Page <wilsonpage@me.com>'},
  infima: {copyright: 'Copyright (c) Facebook, Inc. and its affiliates.'},
  isarray: {copyright: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>'},
  khroma: {license: 'MIT'},
};
