import type {PostBuildStep} from '../../shared';
import {readPackages, renderLicenses, type LicenseOptions} from './packages';

export {BundledPackagesPlugin} from './bundled-packages';
export type {LicenseOptions} from './packages';

const licensesFile = 'third-party-licenses.txt';

/**
 * Writes the licenses of all packages that browsers load.
 *
 * @param packageFolders - Absolute folders of the packages.
 */
export function licenses(packageFolders: ReadonlySet<string>, options: LicenseOptions): PostBuildStep {
  return {
    name: 'licenses',
    async run(site) {
      if (packageFolders.size === 0) {
        throw new Error(
          'No bundled packages were found. Check BundledPackagesPlugin in plugins/output/licenses against the bundler.',
        );
      }
      const packages = readPackages([...packageFolders], options);
      await site.writeFile(licensesFile, renderLicenses(packages));
      return `${packages.length} packages in ${licensesFile}`;
    },
  };
}
