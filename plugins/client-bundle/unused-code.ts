import type {PackageChange} from '../package-changes';

// Places in packages that stand in the way of leaving out what the site does not use. The bundler finds by itself what is not used any
// more.

/** The router that keeps the address behind a `#`, which Docusaurus has as a setting. */
export const hashRouter: readonly PackageChange[] = [
  {
    package: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    from: "siteConfig.future.experimental_router === 'hash'",
    to: 'false',
  },
  {
    package: 'react-router-dom',
    file: 'esm/react-router-dom.js',
    from: 'createHashHistory(_this.props)',
    to: 'undefined',
  },
];

/** What no site needs in a browser. */
export const unusedCode: readonly PackageChange[] = [
  // The router that keeps the address in memory alone.
  {
    package: 'react-router',
    file: 'esm/react-router.js',
    from: 'createMemoryHistory(_this.props)',
    to: 'undefined',
  },
  // Contexts for React 15.
  {
    package: 'react-router',
    file: 'esm/react-router.js',
    from: 'React.createContext || createReactContext',
    to: 'React.createContext',
  },
  // The text of the banner of a wrong base URL: the server writes it.
  {
    package: '@docusaurus/core',
    file: 'lib/client/BaseUrlIssueBanner/index.js',
    from: '!ExecutionEnvironment.canUseDOM && (',
    to: 'false && (',
  },
];
