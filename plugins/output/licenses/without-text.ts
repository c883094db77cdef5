// cspell:ignore Gruber
/**
 * Packages that come without the text of their license, and what they say of their copyright, in their files or in their
 * repository. All of them are under MIT.
 */
export const copyrights: Readonly<Record<string, string>> = {
  // The bundle has Algolia's client and autocomplete core in it, of the same copyright and license.
  '@docsearch/css': 'Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com',
  '@docsearch/react': 'Copyright (c) Algolia, Inc. and contributors; https://docsearch.algolia.com',
  infima: 'Copyright (c) Facebook, Inc. and its affiliates.',
  isarray: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
};

/** The MIT license (https://spdx.org/licenses/MIT.html). */
export const mit = (copyright: string) => `MIT License

${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
