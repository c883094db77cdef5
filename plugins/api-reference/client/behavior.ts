import {useHistory} from '@docusaurus/router';
import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {copyText} from '@site/src/components/CodeBlock/copy';
import {filterList} from './filter';

/** How long the result of copying stands beside the button, in milliseconds. */
const shownFor = 2000;

/** The page of a link inside the site that the browser would leave this page for; `undefined` for any other element. */
function sitePath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  // A link within the page is the browser's own business.
  return link.getAttribute('href')?.startsWith('#') ? undefined : link.pathname + link.search + link.hash;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

async function copyBeside(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('code');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!code || !status) {
    return;
  }
  const message = (await copyText(code)) ? 'Copied' : 'Not copied. The text is selected: copy it with the keyboard.';
  status.textContent = message;
  setTimeout(() => {
    status.textContent = '';
  }, shownFor);
}

interface Handlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onMouseOver: (event: SyntheticEvent) => void;
  readonly onTouchStart: (event: SyntheticEvent) => void;
  readonly onInput: (event: SyntheticEvent) => void;
}

/**
 * What ready HTML does: links open pages without a reload and load them on hover, buttons copy, the filter filters. The
 * handlers stand on the element around the HTML.
 */
export function useHandlers(): Handlers {
  const history = useHistory();
  return useMemo(() => {
    const preload = ({target}: SyntheticEvent) => {
      const path = sitePath(target);
      if (path !== undefined) {
        void window.docusaurus.preload(path);
      }
    };
    return {
      onClick: (event) => {
        const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
        if (button !== null) {
          void copyBeside(button);
          return;
        }
        const path = sitePath(event.target);
        if (path !== undefined && isPlainClick(event)) {
          event.preventDefault();
          history.push(path);
        }
      },
      onMouseOver: preload,
      onTouchStart: preload,
      onInput: ({target}) => {
        const filter = target instanceof HTMLInputElement ? target.closest('[data-filter]') : null;
        if (filter !== null) {
          filterList(filter, (target as HTMLInputElement).value);
        }
      },
    };
  }, [history]);
}
