import {useEffect, useId, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useSearchData} from '../../client/use-search-data';
import {ResultLink} from '../ResultLink';

interface PopularPagesProps {
  /** Contains the modal. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Links to popular pages, for readers who have neither typed anything nor have recent searches. DocSearch has no place for them, so
 * they are rendered into its list of results, and the style sheet shows them with its screen "No recent searches" only.
 */
export function PopularPages({container, onClose}: PopularPagesProps): ReactNode {
  const {popularPages} = useSearchData();
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
        Popular pages
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

/** Moves the focus between the input and the links with the arrow keys, and back to the input when the reader types. */
function moveFocus(event: KeyboardEvent, container: HTMLElement, host: HTMLElement): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  const links = [...host.querySelectorAll('a')].filter((link) => link.checkVisibility());
  if (!input || links.length === 0 || event.isComposing) return;
  const stops: HTMLElement[] = [input, ...links];
  const current = stops.findIndex((element) => element === document.activeElement);
  if (current < 0) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    stops[(current + step + stops.length) % stops.length]?.focus();
  } else if (current > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    // The character is inserted where the focus is.
    input.focus();
  }
}
