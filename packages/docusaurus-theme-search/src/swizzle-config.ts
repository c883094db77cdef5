import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/** Components that their parent imports by a relative path, so that swizzled copies of them would have no effect. */
const parts = {
  SearchModal: ['NoResults', 'PopularPages', 'ResultsFooter'],
  SearchPage: ['Filters', 'ResultList', 'SearchStatus'],
};

/** Returns which components users can wrap or replace without being affected by minor versions. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      SearchBar: {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'The button in the navbar, the keyboard shortcuts, and loading the modal.',
      },
      SearchButton: {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'The button that opens the modal. It receives the properties of a <button>, and a "buttonRef".',
      },
      SearchModal: {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: "DocSearch's modal with this theme's client, links, and styles.",
      },
      SearchTranslations: {
        actions: {wrap: 'forbidden', eject: 'safe'},
        description: 'The texts of the modal and the search page. Prefer translations of the site.',
      },
      SearchPage: {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'The page with all results for the query in the URL.',
      },
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([component, names]) =>
          names.map((name) => [`${component}/${name}`, forbidPart(component)]),
        ),
      ),
    },
  };
}

const forbidPart = (component: string): SwizzleComponentConfig => ({
  actions: {wrap: 'forbidden', eject: 'forbidden'},
  description: `A part of ${component}. Swizzle ${component} instead.`,
});
