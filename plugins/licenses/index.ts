import {joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import type {Plugin} from '@docusaurus/types';
import {BundledPackagesPlugin} from './bundled-packages';
import {renderPackage, type LicenseOptions} from './render-package';

const licensesFile = 'third-party-licenses.txt';

/**
 * Writes the licenses of all packages that browsers load. The build fails if a package's license isn't allowed, or
 * has no text.
 */
export function licenses(options: LicenseOptions): Plugin {
  const bundledPackages = new BundledPackagesPlugin();
  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [bundledPackages]};
    },
    ...joinPostBuildPass(() => [
      {
        name: 'licenses',
        async afterReading(site) {
          const sections = renderSections(bundledPackages.folders, options);
          await site.writeFile(licensesFile, `${[introduction, ...sections].join('\n\n')}\n`);
          return `${sections.length} packages in ${licensesFile}`;
        },
      },
    ]),
  };
}

const introduction = 'This site includes third-party software and fonts under the following licenses.';

/**
 * Renders the licenses of packages. A package that is installed several times in the same version is listed once.
 *
 * @param folders - Absolute paths of the package folders.
 */
function renderSections(folders: ReadonlySet<string>, options: LicenseOptions): string[] {
  if (folders.size === 0) {
    throw new Error(
      'No bundled packages were found. Check whether plugins/licenses/bundled-packages.ts works with the bundler.',
    );
  }
  return [...new Set([...folders].map((folder) => renderPackage(folder, options)))].sort();
}
