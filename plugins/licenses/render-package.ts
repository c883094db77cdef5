// cspell:ignore licen
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface LicenseOptions {
  /** The file that contains these options, for error messages. */
  readonly file: string;
  /** Licenses under which the site may redistribute packages, as SPDX expressions. */
  readonly allowedLicenses: readonly string[];
  /** License texts that packages don't include, by package name. */
  readonly licenseTexts: Readonly<Record<string, string>>;
}

/** Matches files with a license, or with a notice that the license requires redistributors to include. */
const licenseFilePattern = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/** @throws Error if the package's license isn't allowed, or has no text. */
export function renderPackage(folder: string, options: LicenseOptions): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const {name, version, license = ''} = manifest;
  const description = `${options.file}: browsers load the package ${name} (${version})`;
  if (!options.allowedLicenses.includes(license)) {
    throw new Error(
      `${description}, whose license "${license}" isn't allowed. If it permits redistribution, add it to allowedLicenses. Otherwise, replace the package.`,
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => licenseFilePattern.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const text = options.licenseTexts[name] ?? texts.join('\n\n');
  if (text === '') {
    throw new Error(
      `${description}, which doesn't contain the text of its license (${license}). Copy the text from the package's repository to licenseTexts, or replace the package.`,
    );
  }
  const line = '='.repeat(72);
  return `${line}\n${name}@${version} (${license})\n${line}\n\n${text}`;
}
