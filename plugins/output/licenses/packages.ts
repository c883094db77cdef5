// cspell:ignore licen
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {copyrights, mit} from './without-text';

/** A package of others. */
export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  /** Its license as an SPDX expression. */
  readonly license: string;
  /** The texts that come with it, license and notices. */
  readonly texts: readonly string[];
}

/**
 * The folder of the package that a module belongs to.
 *
 * @param module - Path of a module, with slashes of either kind, or anything that a bundler calls a module.
 * @returns The folder, or `undefined` for a module of this site or one that is no file.
 */
export function packageFolder(module: string): string | undefined {
  const normalized = module.replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(normalized)?.[1];
}

/** Names of files with a license or what it asks to pass on. */
const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/**
 * Reads what a package says about its license.
 *
 * @param folder - The folder of the package.
 * @throws Error when it says nothing, with what to do.
 */
export function readPackage(folder: string): ThirdPartyPackage {
  const manifest = path.join(folder, 'package.json');
  const {name, version, license} = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    name?: string;
    version?: string;
    license?: string | {type?: string};
  };
  const spdx = typeof license === 'object' ? license.type : license;
  const texts = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (name === undefined || version === undefined || spdx === undefined) {
    throw new Error(
      `${folder} is sent to browsers, and its package.json does not say under which license. Replace the package.`,
    );
  }
  const copyright = copyrights[name];
  if (texts.length === 0 && (spdx !== 'MIT' || copyright === undefined)) {
    throw new Error(
      `${name}@${version} is sent to browsers and comes without the text of its license (${spdx}). Add its copyright to plugins/output/licenses/without-text.ts.`,
    );
  }
  return {name, version, license: spdx, texts: texts.length === 0 ? [mit(copyright ?? '')] : texts};
}

/**
 * Writes the list of licenses: the same packages give the same text.
 *
 * @param packages - In any order; a package that is installed twice in one version is named once.
 * @param allowed - The SPDX expressions under which this site can be passed on.
 * @throws Error that names a package under another license.
 */
export function licenseList(packages: readonly ThirdPartyPackage[], allowed: readonly string[]): string {
  const other = packages.find(({license}) => !allowed.includes(license));
  if (other !== undefined) {
    throw new Error(
      `${other.name}@${other.version} is sent to browsers under "${other.license}". Replace it, or, when that license lets you pass the site on, add it to allowedLicenses in docusaurus.config.ts.`,
    );
  }
  const byId = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  const sections = [...byId]
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([id, {license, texts}]) =>
      [`${'='.repeat(72)}\n${id} (${license})\n${'='.repeat(72)}`, ...texts].join('\n\n'),
    );
  return `${['This site sends its readers software and a typeface of others, under the licenses below.', ...sections].join('\n\n')}\n`;
}
