import {ModalSlot, ResultLink, searchData} from '@developer-docs/docusaurus-theme-search/client';
import Translate from '@docusaurus/Translate';
import {useEffect, useId, useRef, type ReactNode} from 'react';

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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      moveFocus(event, modal, Array.from(list.current?.querySelectorAll('a') ?? []));
    };
    modal.addEventListener('keydown', onKeyDown);
    return () => {
      modal.removeEventListener('keydown', onKeyDown);
    };
  }, [modal]);
  if (popularPages.length === 0) return null;
  return (
    <ModalSlot modal={modal} target=".DocSearch-Dropdown" position="beforeend">
      <div className="DocSearch-Popular">
        <p id={labelId} className="DocSearch-Hit-source">
          <Translate id="theme.search.popularPages" description="The heading above suggested pages">
            Popular pages
          </Translate>
        </p>
        <ul ref={list} aria-labelledby={labelId}>
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

/** Moves focus between the input and the links with the arrow keys, and to the input when the reader types. */
function moveFocus(event: KeyboardEvent, modal: HTMLElement, links: readonly HTMLElement[]): void {
  const input = modal.querySelector<HTMLInputElement>('.DocSearch-Input');
  const visibleLinks = links.filter((link) => link.checkVisibility());
  if (!input || visibleLinks.length === 0 || event.isComposing) return;
  const focusTargets = [input, ...visibleLinks];
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
