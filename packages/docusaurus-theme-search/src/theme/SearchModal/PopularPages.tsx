import {ResultLink, searchData} from '@developer-docs/docusaurus-theme-search/client';
import Translate from '@docusaurus/Translate';
import {useEffect, useId, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';

interface PopularPagesProps {
  /** The element that contains the modal. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Links to popular pages for readers who haven't typed anything and have no recent searches. DocSearch has no slot for
 * them, so a portal renders them into the list of results, and the style sheet displays them only on the "No recent
 * searches" screen.
 */
export function PopularPages({container, onClose}: PopularPagesProps): ReactNode {
  const {popularPages} = searchData;
  const labelId = useId();
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'DocSearch-Popular';
    return element;
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    element.querySelector('.DocSearch-Dropdown')?.append(host);
    const onKeyDown = (event: KeyboardEvent) => {
      moveFocus(event, element, host);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [container, host]);
  if (popularPages.length === 0) return null;
  return createPortal(
    <>
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
    </>,
    host,
  );
}

/** Moves focus between the input and the links with the arrow keys, and to the input when the reader types. */
function moveFocus(event: KeyboardEvent, container: HTMLElement, host: HTMLElement): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  const links = Array.from(host.querySelectorAll('a')).filter((link) => link.checkVisibility());
  if (!input || links.length === 0 || event.isComposing) return;
  const focusTargets: HTMLElement[] = [input, ...links];
  const current = focusTargets.findIndex((element) => element === document.activeElement);
  if (current < 0) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    focusTargets[(current + step + focusTargets.length) % focusTargets.length]?.focus();
  } else if (current > 0 && /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    // The browser inserts the character into the focused element.
    input.focus();
  }
}
