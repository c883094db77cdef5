// cspell:ignore Gruber
/**
 * SPDX expressions of licenses that permit redistribution if their text is included. The typeface is licensed under
 * OFL-1.1.
 */
const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const createMitLicense = (copyrightNotice: string) => `MIT License

${copyrightNotice}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * License texts that packages don't include, by package name. The copyright notices were copied from their source files
 * or repositories.
 */
const licenseTexts = {
  // The bundle contains Algolia's client and autocomplete core, which have the same copyright and license.
  '@docsearch/css': createMitLicense('Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com'),
  '@docsearch/react': createMitLicense('Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com'),
  infima: createMitLicense('Copyright (c) Facebook, Inc. and its affiliates.'),
  isarray: createMitLicense('Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>'),
};

/** The options of `plugins/licenses`. */
export const licenseOptions = {
  file: 'config/licenses.ts',
  allowedLicenses,
  licenseTexts,
};
