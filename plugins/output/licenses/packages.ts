// cspell:ignore licen
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {copyrightNotices, mitLicense} from './missing-texts';

export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** Contents of its license and notice files. */
  readonly texts: readonly string[];
}

/**
 * The folder of the npm package that a module belongs to.
 *
 * @param modulePath - Path of a module, with slashes or backslashes, or any other name that a bundler gives to a module.
 * @returns `undefined` for modules that don't belong to a package.
 */
export function packageFolder(modulePath: string): string | undefined {
  const normalizedPath = modulePath.replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(normalizedPath)?.[1];
}

/** Files with a license, or with a notice that the license requires to be passed on. */
const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/**
 * Reads the license of a package.
 *
 * @param folder - Absolute folder of the package.
 * @throws Error if the package doesn't declare a license or doesn't contain its text.
 */
export function readPackage(folder: string): ThirdPartyPackage {
  const manifestFile = path.join(folder, 'package.json');
  const manifest = (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}) as {
    name?: string;
    version?: string;
    license?: string | {type?: string};
  };
  const {name, version} = manifest;
  const license = typeof manifest.license === 'object' ? manifest.license.type : manifest.license;
  if (name === undefined || version === undefined || license === undefined) {
    throw new Error(
      `${folder} is part of the site's scripts or styles, but its package.json doesn't declare a license. Replace the package.`,
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length > 0) {
    return {name, version, license, texts};
  }
  const copyrightNotice = copyrightNotices[name];
  if (license !== 'MIT' || copyrightNotice === undefined) {
    throw new Error(
      `${name}@${version} is part of the site's scripts or styles, but doesn't contain the text of its license (${license}). Add its copyright notice to plugins/output/licenses/missing-texts.ts.`,
    );
  }
  return {name, version, license, texts: [mitLicense(copyrightNotice)]};
}

/**
 * Renders the list of licenses in alphabetical order of the packages.
 *
 * @param packages - A package that is installed several times in the same version is listed once.
 * @param allowedLicenses - SPDX expressions.
 * @throws Error if a package has another license.
 */
export function renderLicenses(packages: readonly ThirdPartyPackage[], allowedLicenses: readonly string[]): string {
  const disallowed = packages.find(({license}) => !allowedLicenses.includes(license));
  if (disallowed !== undefined) {
    const {name, version, license} = disallowed;
    throw new Error(
      `${name}@${version} is part of the site's scripts or styles, but its license, "${license}", isn't allowed. Replace the package or, if the license permits redistribution, add it to config/licenses.ts.`,
    );
  }
  const packagesById = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  const sections = [...packagesById]
    .sort(([id], [otherId]) => (id < otherId ? -1 : 1))
    .map(([id, {license, texts}]) =>
      [`${'='.repeat(72)}\n${id} (${license})\n${'='.repeat(72)}`, ...texts].join('\n\n'),
    );
  const introduction = 'This site includes third-party software and fonts under the following licenses.';
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
