// cspell:ignore licen
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The licenses under which the site may redistribute packages. */
export interface LicenseOptions {
  /** The file that contains these options, for error messages. */
  readonly file: string;
  /** SPDX expressions. */
  readonly allowedLicenses: readonly string[];
  /** License information that a package's files lack, by package name. */
  readonly packageLicenses: Readonly<Record<string, {readonly license?: string; readonly copyright?: string}>>;
}

export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** Contents of the license and notice files. */
  readonly texts: readonly string[];
}

/**
 * Returns the folder of the npm package that contains a module.
 *
 * @param modulePath - Path of a module, with slashes or backslashes, or another module name from the bundler.
 * @returns `undefined` for modules that don't belong to a package.
 */
export function getPackageFolder(modulePath: string): string | undefined {
  const normalizedPath = modulePath.replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(normalizedPath)?.[1];
}

/** Matches files with a license, or with a notice that the license requires redistributors to include. */
const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/**
 * Reads the licenses of packages.
 *
 * @param folders - Absolute paths of the package folders.
 * @throws Error with a line for each package whose license is unknown, isn't allowed, or has no text.
 */
export function readPackages(folders: readonly string[], options: LicenseOptions): ThirdPartyPackage[] {
  const packages: ThirdPartyPackage[] = [];
  const problems = new Set<string>();
  for (const folder of folders) {
    const result = readPackage(folder, options);
    if (typeof result === 'string') problems.add(`${options.file}: ${result}`);
    else packages.push(result);
  }
  if (problems.size > 0) {
    throw new Error([...problems].sort().join('\n'));
  }
  return packages;
}

/** Returns the package, or an error message if its license is unknown, isn't allowed, or has no text. */
function readPackage(folder: string, {allowedLicenses, packageLicenses}: LicenseOptions): ThirdPartyPackage | string {
  const manifestFile = path.join(folder, 'package.json');
  const manifest = (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}) as {
    name?: string;
    version?: string;
    license?: string | {type?: string};
  };
  const {name = getPackageName(folder), version = 'unknown'} = manifest;
  const licenseOverride = packageLicenses[name];
  const declaredLicense = typeof manifest.license === 'object' ? manifest.license.type : manifest.license;
  const license = declaredLicense ?? licenseOverride?.license;
  const licenseFiles = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .sort();
  const description = `browsers load the package ${name} (${version})`;
  if (license === undefined) {
    const source =
      licenseFiles.length === 0 ? 'in its repository' : `in node_modules/${name}/${licenseFiles.join(', ')}`;
    return `${description}, whose package.json declares no license. Look it up ${source}, and add it to packageLicenses: ${quote(name)}: {license: 'MIT'}. If it isn't allowed, replace the package.`;
  }
  // Only choices (`OR`) are evaluated. Other compound expressions have to be allowed as a whole.
  const isChoice = !/ (?:AND|WITH) /.test(license);
  const alternatives = isChoice ? license.replaceAll(/[()]/g, '').split(' OR ') : [license];
  if (!alternatives.some((alternative) => allowedLicenses.includes(alternative))) {
    return `${description}, whose license "${license}" isn't allowed. If it permits redistribution, add it to allowedLicenses. Otherwise, replace the package.`;
  }
  if (licenseFiles.length === 0 && (license !== 'MIT' || licenseOverride?.copyright === undefined)) {
    return `${description}, which doesn't contain the text of its license (${license}). If it's MIT, add its copyright notice to packageLicenses: ${quote(name)}: {copyright: '…'}. Otherwise, replace the package.`;
  }
  const texts = licenseFiles.map((file) =>
    readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim(),
  );
  return {
    name,
    version,
    license,
    texts: texts.length > 0 ? texts : [renderMitLicense(licenseOverride?.copyright ?? '')],
  };
}

/** Returns the name of the package in a folder. */
const getPackageName = (folder: string) => folder.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');

/** Quotes a name if it isn't a valid key. */
const quote = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/**
 * Renders the licenses, sorted by package name.
 *
 * @param packages - A package that is installed several times in the same version is listed once.
 */
export function renderLicenses(packages: readonly ThirdPartyPackage[]): string {
  const packagesById = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  const sections = [...packagesById]
    .sort(([id], [otherId]) => (id < otherId ? -1 : 1))
    .map(([id, {license, texts}]) =>
      [`${'='.repeat(72)}\n${id} (${license})\n${'='.repeat(72)}`, ...texts].join('\n\n'),
    );
  const introduction = 'This site includes third-party software and fonts under the following licenses.';
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

/** Renders the text of the MIT license (https://spdx.org/licenses/MIT.html). */
const renderMitLicense = (copyrightNotice: string) => `MIT License

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
