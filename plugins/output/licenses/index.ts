import path from 'node:path';
import type {Compiler} from 'webpack';
import type {PostBuildStep} from '../../shared';
import {getPackageFolder, readPackages, renderLicenses, type LicenseOptions} from './packages';

export type {LicenseOptions} from './packages';

const licensesFile = 'third-party-licenses.txt';

/**
 * Writes the licenses of all packages that browsers load.
 *
 * @param packageFolders - Absolute paths of the package folders.
 */
export function licenses(packageFolders: ReadonlySet<string>, options: LicenseOptions): PostBuildStep {
  return {
    name: 'licenses',
    async run(site) {
      if (packageFolders.size === 0) {
        throw new Error(
          'No bundled packages were found. Check whether BundledPackagesPlugin in plugins/output/licenses works with the bundler.',
        );
      }
      const packages = readPackages([...packageFolders], options);
      await site.writeFile(licensesFile, renderLicenses(packages));
      return `${packages.length} packages in ${licensesFile}`;
    },
  };
}

/** The module properties that webpack and Rspack share. A concatenated module contains other modules. */
interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
  readonly modules?: readonly BundledModule[] | undefined;
}

/** A bundler plugin that records which npm packages the site's scripts and style sheets contain. */
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
    const folder = getPackageFolder(file);
    if (folder !== undefined) this.folders.add(folder);
  }
}
