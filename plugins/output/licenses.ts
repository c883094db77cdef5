// cspell:ignore licen
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import type {PostBuildStep} from '@developer-docs/internal/node';

export interface LicenseOptions {
  /** The file that contains these options, for error messages. */
  readonly file: string;
  /** Licenses under which the site may redistribute packages, as SPDX expressions. */
  readonly allowedLicenses: readonly string[];
  /** Licenses that packages don't declare, or that were chosen from several, by package name. */
  readonly licenses: Readonly<Record<string, string>>;
  /** License texts that packages don't include, by package name. */
  readonly licenseTexts: Readonly<Record<string, string>>;
}

const licensesFile = 'third-party-licenses.txt';

/** Matches files with a license, or with a notice that the license requires redistributors to include. */
const licenseFilePattern = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i;

/**
 * Writes the licenses of all packages that browsers load. The build fails if a package's license is unknown, isn't
 * allowed, or has no text.
 *
 * @param packageFolders - Absolute paths of the package folders.
 */
export function licenses(packageFolders: ReadonlySet<string>, options: LicenseOptions): PostBuildStep {
  return {
    name: 'licenses',
    async run(site) {
      if (packageFolders.size === 0) {
        throw new Error(
          'No bundled packages were found. Check whether BundledPackagesPlugin in plugins/output/licenses.ts works with the bundler.',
        );
      }
      // A package that is installed several times in the same version is listed once.
      const sections = new Set([...packageFolders].map((folder) => renderPackage(folder, options)).sort());
      const introduction = 'This site includes third-party software and fonts under the following licenses.';
      await site.writeFile(licensesFile, `${[introduction, ...sections].join('\n\n')}\n`);
      return `${sections.size} packages in ${licensesFile}`;
    },
  };
}

/** @throws Error if the package's license is unknown, isn't allowed, or has no text. */
export function renderPackage(folder: string, options: LicenseOptions): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const {name, version} = manifest;
  const license = options.licenses[name] ?? manifest.license;
  const description = `${options.file}: browsers load the package ${name} (${version})`;
  if (license === undefined) {
    throw new Error(
      `${description}, whose package.json declares no license. Look it up in the package's repository, and add it to licenses. If it isn't allowed, replace the package.`,
    );
  }
  if (!options.allowedLicenses.includes(license)) {
    throw new Error(
      `${description}, whose license "${license}" isn't allowed. If it permits redistribution, add it to allowedLicenses. If it offers a choice, add an allowed license to licenses. Otherwise, replace the package.`,
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

/** The module properties that webpack and Rspack share. A concatenated module contains other modules. */
interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
  readonly modules?: readonly BundledModule[] | undefined;
}

/**
 * A bundler plugin that records which npm packages the site's scripts and style sheets contain.
 *
 * `license-webpack-plugin` doesn't find the packages in concatenated modules and in workers when Rspack bundles them.
 */
export class BundledPackagesPlugin {
  /** Absolute paths of the package folders. */
  readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BundledPackagesPlugin', ({compilation}) => {
      for (const chunk of compilation.chunks) {
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          this.#addModule(module);
        }
      }
      // Files referenced in style sheets, such as fonts, are modules of a child compiler.
      for (const {info} of compilation.getAssets()) {
        if (info.sourceFilename !== undefined) this.#addFile(path.join(compiler.context, info.sourceFilename));
      }
    });
  }

  #addModule(module: BundledModule): void {
    this.#addFile(module.nameForCondition() ?? '');
    module.modules?.forEach((innerModule) => {
      this.#addModule(innerModule);
    });
  }

  #addFile(file: string): void {
    const [, folder] = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(file) ?? [];
    if (folder !== undefined) this.folders.add(folder);
  }
}
