import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '../../../packages/search-engine/src/types';

/** The tag of pages that belong to no version of the docs. */
const defaultTag = 'default';

/** The filters of a contextual search: the language of the page, and the version of the docs that the reader reads. */
export function useFacetFilters(): FacetFilters {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = [defaultTag, ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join('\n');
  return useMemo(() => [`language:${language}`, tags.split('\n')], [language, tags]);
}
