import {ResultLink, searchData} from '@developer-docs/docusaurus-theme-search/client';
import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';

/** Links to popular pages for readers who haven't typed anything and have no recent searches. */
export function PopularPages({onClose}: {readonly onClose: () => void}): ReactNode {
  const {popularPages} = searchData;
  const labelId = useId();
  if (popularPages.length === 0) return null;
  return (
    <div className="DocSearch-Popular">
      <p id={labelId} className="DocSearch-Hit-source">
        <Translate id="theme.search.popularPages" description="The heading above suggested pages">
          Popular pages
        </Translate>
      </p>
      <ul aria-labelledby={labelId}>
        {popularPages.map(({label, href, section}) => (
          <li key={href}>
            <ResultLink href={href} onClick={onClose}>
              {label} <span>{section}</span>
            </ResultLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
