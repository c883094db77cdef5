import {useMemo} from 'react';
import type {FacetFilters} from '@developer-docs/search-engine';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The facet value of pages that don't belong to a docs version. */
const defaultTag = 'default';

/** Returns the filters for a contextual search: the page's language and the current docs version. */
export function useFacetFilters(): FacetFilters {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = [defaultTag, ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join('\n');
  return useMemo(() => [`language:${language}`, tags.split('\n')], [language, tags]);
}
