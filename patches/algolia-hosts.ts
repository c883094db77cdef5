import type {SourcePatch} from './source-patch';

/**
 * The client means to skip a host for 120 seconds after a failure. It never does: the retry loop stores the state under the host
 * including its previous state, and looks it up under the bare host. Each failure also leaves an entry in `localStorage`.
 * This cache is keyed by URL and shared by all clients of a page.
 */
export const algoliaHosts: SourcePatch = {
  name: 'algolia-hosts',
  reason: 'The Algolia client tries a host that failed first again for every request, up to its timeout.',
  files: [
    {
      package: 'algoliasearch',
      version: '5.64.0',
      file: 'dist/lite/builds/browser.js',
      replacements: [
        {
          search: 'function liteClient(appId, apiKey, options) {',
          replace: `const hostStates = new Map();
const hostsCache = {
  get: async ({url}, createState) => hostStates.get(url) ?? createState(),
  set: async ({url}, state) => {
    hostStates.set(url, state);
    return state;
  },
};
function liteClient(appId, apiKey, options) {`,
        },
        {
          search:
            'hostsCache: createFallbackableCache({\n      caches: [createBrowserLocalStorageCache({ key: `${apiClientVersion}-${appId}` }), createMemoryCache()]\n    }),',
          replace: 'hostsCache,',
        },
      ],
    },
  ],
};
