import {ModalSlot, ResultLink, searchData} from '@developer-docs/docusaurus-theme-search/client';
import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';

interface PopularPagesProps {
  /** The element that contains DocSearch's modal. */
  readonly modal: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Links to popular pages for readers who haven't typed anything and have no recent searches. The style sheet displays
 * them only on the "No recent searches" screen.
 */
export function PopularPages({modal, onClose}: PopularPagesProps): ReactNode {
  const {popularPages} = searchData;
  const labelId = useId();
  if (popularPages.length === 0) return null;
  return (
    <ModalSlot modal={modal} target=".DocSearch-Dropdown" position="beforeend">
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
    </ModalSlot>
  );
}
