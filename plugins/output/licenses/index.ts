import type {PostBuildStep} from '../../shared';
import {readPackage, renderLicenses} from './packages';

export {BundledPackagesPlugin} from './bundled-packages';

const licensesFile = 'third-party-licenses.txt';

/**
 * Writes the licenses of all packages that browsers load.
 *
 * @param packageFolders - Absolute folders of the packages.
 * @param allowedLicenses - SPDX expressions of the licenses under which the site may redistribute a package.
 */
export function licenses(packageFolders: ReadonlySet<string>, allowedLicenses: readonly string[]): PostBuildStep {
  return {
    name: 'licenses',
    async run(site) {
      if (packageFolders.size === 0) {
        throw new Error(
          'No bundled packages were found. Check BundledPackagesPlugin in plugins/output/licenses against the bundler.',
        );
      }
      const packages = [...packageFolders].map(readPackage);
      await site.writeFile(licensesFile, renderLicenses(packages, allowedLicenses));
      return `${packages.length} packages in ${licensesFile}`;
    },
  };
}
