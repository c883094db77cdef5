/** A place in a package that stands in the way of leaving out what the site does not use. */
export interface UnusedCode {
  /** The end of the path of the file. */
  readonly file: string;
  readonly package: string;
  /** What stands there exactly once. */
  readonly from: string;
  /** What stands there instead: the bundler finds by itself what is not used any more. */
  readonly to: string;
}

/** The router that keeps the address behind a `#`, which Docusaurus has as a setting. */
export const hashRouter: readonly UnusedCode[] = [
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    package: '@docusaurus/core',
    from: "siteConfig.future.experimental_router === 'hash'",
    to: 'false',
  },
  {
    file: 'react-router-dom/esm/react-router-dom.js',
    package: 'react-router-dom',
    from: 'createHashHistory(_this.props)',
    to: 'undefined',
  },
];

/** What no site needs in a browser. */
export const unusedCode: readonly UnusedCode[] = [
  // The router that keeps the address in memory alone.
  {
    file: 'react-router/esm/react-router.js',
    package: 'react-router',
    from: 'createMemoryHistory(_this.props)',
    to: 'undefined',
  },
  // Contexts for React 15.
  {
    file: 'react-router/esm/react-router.js',
    package: 'react-router',
    from: 'React.createContext || createReactContext',
    to: 'React.createContext',
  },
  // The text of the banner of a wrong base URL: the server writes it.
  {
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    package: '@docusaurus/core',
    from: '!ExecutionEnvironment.canUseDOM && (',
    to: 'false && (',
  },
];
