import type {PageSources} from './page-sources';
import type {Sources} from './policy';

/** What pages load from services, by directive. */
const serviceSources = {
  // https://support.algolia.com/hc/en-us/articles/8947249849873
  algolia: {'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com']},
  'algolia-insights': {'connect-src': ['https://insights.algolia.io']},
  // https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp
  clarity: {
    'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    'script-src': ['https://www.clarity.ms', 'https://*.clarity.ms'],
  },
  codepen: {'frame-src': ['https://codepen.io'], 'script-src': ['https://cpwebassets.codepen.io']},
  codesandbox: {'frame-src': ['https://codesandbox.io']},
  giscus: {
    'frame-src': ['https://giscus.app'],
    'script-src': ['https://giscus.app'],
    'style-src': ['https://giscus.app'],
  },
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
    'img-src': ['https://www.googletagmanager.com'],
    'script-src': ['https://www.googletagmanager.com'],
  },
  // https://help.hotjar.com/hc/en-us/articles/115011640307
  hotjar: {
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    'font-src': ['https://*.hotjar.com'],
    'frame-src': ['https://*.hotjar.com'],
    'script-src': ['https://static.hotjar.com', 'https://*.hotjar.com'],
  },
  'live-code': {'script-src': ["'unsafe-eval'"]},
  stackblitz: {'frame-src': ['https://stackblitz.com']},
  vimeo: {'frame-src': ['https://player.vimeo.com'], 'img-src': ['https://i.vimeocdn.com']},
  // https://yandex.com/support/metrica/en/code/install-counter-csp
  'yandex-metrica': {
    'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru'],
    'frame-src': ['blob:', 'https://mc.yandex.ru'],
    'script-src': ['https://mc.yandex.ru', 'https://yastatic.net'],
  },
  youtube: {
    'frame-src': ['https://www.youtube.com', 'https://www.youtube-nocookie.com'],
    'img-src': ['https://i.ytimg.com'],
  },
} satisfies Readonly<Record<string, Sources>>;

/** A third-party service that pages can use, or `live-code`, which evaluates code. */
export type ServiceName = keyof typeof serviceSources;

export const serviceNames = Object.keys(serviceSources) as ServiceName[];

/** Finds the services that a site loads something from. For example, a Google Fonts style sheet loads its fonts. */
export const findLoadedServices = ({loads}: PageSources): ServiceName[] =>
  serviceNames.filter((name) =>
    Object.entries(serviceSources[name]).some(([directive, sources]) =>
      sources.some((source) => loadingDirectives.has(directive) && loads.has(`${directive} ${source}`)),
    ),
  );

/** Requests and images don't show which service a site uses. */
const loadingDirectives = new Set(['frame-src', 'script-src', 'style-src']);

export const getServiceSources = (services: readonly ServiceName[]): Sources[] =>
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
export function detectServices(
  plugins: readonly {readonly name: string}[],
  themeConfig: Readonly<Record<string, unknown>>,
): ServiceName[] {
  const algolia = themeConfig.algolia as {readonly insights?: unknown} | undefined;
  return [
    ...plugins.flatMap(({name}) => pluginServices[name] ?? []),
    ...(algolia ? (['algolia'] as const) : []),
    ...(algolia?.insights ? (['algolia-insights'] as const) : []),
  ];
}
