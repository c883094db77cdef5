import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isUnmodifiedClick} from '../utils/is-unmodified-click';

/**
 * The `#` beside a heading copies the heading's address, and says so beside itself and to screen readers. It stays a link: it
 * leads to the heading, and where nothing can be copied that is all it does.
 */

/** How long "Copied" stands beside the heading, in milliseconds: as long as beside code. */
const shownFor = 2000;

/** What screen readers read out; it must be there before its text is. */
function putStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

function say(link: HTMLElement, status: HTMLElement): void {
  link.dataset['copied'] = '';
  status.textContent = 'Address copied';
  setTimeout(() => {
    delete link.dataset['copied'];
    status.textContent = '';
  }, shownFor);
}

async function copyAddress(event: MouseEvent, status: HTMLElement): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (link === null || !isUnmodifiedClick(event)) {
    return;
  }
  try {
    await navigator.clipboard.writeText(link.href);
    say(link, status);
  } catch {
    // No access to the clipboard: the address bar has the address.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const status = putStatus();
  document.addEventListener('click', (event) => void copyAddress(event, status));
}
