import type {SwizzleConfig} from '@docusaurus/types';

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
    },
  };
}
