import {defaultTag, type FacetFilters} from '@developer-docs/search-engine';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {searchData} from './search-data';

/**
 * Returns the filters for a contextual search: the page's language, and the docs versions that the reader sees or has
 * chosen. Blog posts and pages match, too.
 *
 * @param allVersions - Whether to include all docs versions and instances.
 */
export function useFacetFilters(allVersions = false): FacetFilters {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = [defaultTag, ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join('\n');
  return useMemo(() => {
    const {contextualSearch, facetFilters} = searchData;
    if (!contextualSearch) return facetFilters;
    return [`language:${language}`, ...(allVersions ? [] : [tags.split('\n')]), ...facetFilters];
  }, [language, tags, allVersions]);
}
