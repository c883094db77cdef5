import type {Policy} from './policy';

/** What pages load from services, by directive. */
const serviceSources = {
  // https://support.algolia.com/hc/en-us/articles/8947249849873
  algolia: {'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com', 'https://insights.algolia.io']},
  // https://developers.google.com/tag-platform/security/guides/csp
  'google-analytics': {
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'script-src': ['https://*.googletagmanager.com', 'https://www.google-analytics.com'],
  },
  'google-fonts': {'font-src': ['https://fonts.gstatic.com'], 'style-src': ['https://fonts.googleapis.com']},
  'google-tag-manager': {
    'connect-src': ['https://www.googletagmanager.com'],
    'frame-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com'],
    'script-src': ['https://www.googletagmanager.com'],
  },
  'live-code': {'script-src': ["'unsafe-eval'"]},
  vimeo: {'frame-src': ['https://player.vimeo.com'], 'img-src': ['https://i.vimeocdn.com']},
  youtube: {
    'frame-src': ['https://www.youtube.com', 'https://www.youtube-nocookie.com'],
    'img-src': ['https://i.ytimg.com'],
  },
} satisfies Readonly<Record<string, Policy>>;

/** A third-party service that pages can use, or `live-code`, which evaluates code. */
export type ServiceName = keyof typeof serviceSources;

export const serviceNames = Object.keys(serviceSources) as ServiceName[];

export const getServiceSources = (services: readonly ServiceName[]): Policy[] =>
  services.map((name) => serviceSources[name]);

/** The services that Docusaurus's own plugins use. */
const pluginServices: Readonly<Record<string, readonly ServiceName[]>> = {
  'docusaurus-plugin-google-analytics': ['google-analytics'],
  'docusaurus-plugin-google-gtag': ['google-tag-manager', 'google-analytics'],
  'docusaurus-plugin-google-tag-manager': ['google-tag-manager'],
  'docusaurus-theme-live-codeblock': ['live-code'],
};

/**
 * Finds the services that a site's configuration contains: Algolia in `themeConfig`, Google's in the plugins of
 * preset-classic, and the theme for live code.
 */
export const detectServices = (
  plugins: readonly {readonly name: string}[],
  themeConfig: Readonly<Record<string, unknown>>,
): ServiceName[] => [
  ...plugins.flatMap(({name}) => pluginServices[name] ?? []),
  ...(themeConfig.algolia ? (['algolia'] as const) : []),
];
