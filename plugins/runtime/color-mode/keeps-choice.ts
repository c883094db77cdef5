import type {PackageChange} from '../../../patches';

/**
 * The theme listens to the system's preference although it is configured not to: when the system changes it during a visit, the
 * reader's choice is set to the default and deleted. Its condition joins with "and" what it means by "or".
 */
export const keepsChoice: PackageChange = {
  package: '@docusaurus/theme-common',
  file: 'lib/contexts/colorMode.js',
  from: 'disableSwitch && !respectPrefersColorScheme',
  to: '!respectPrefersColorScheme',
};
