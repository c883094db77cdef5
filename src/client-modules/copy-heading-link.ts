import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isUnmodifiedClick} from '../utils/is-unmodified-click';

/**
 * Makes the `#` link next to a heading copy its URL as well as navigate to it. The result is shown next to the link and announced by
 * screen readers. Without access to the clipboard, it works as a normal link.
 */

/** How long "Copied" is shown, in milliseconds: as long as on the copy button of code blocks. */
const feedbackDurationMs = 2000;

/** Screen readers only announce changes to a live region that is already in the document. */
function insertStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

function showFeedback(link: HTMLElement, status: HTMLElement): void {
  link.dataset['copied'] = '';
  status.textContent = 'Link copied';
  setTimeout(() => {
    delete link.dataset['copied'];
    status.textContent = '';
  }, feedbackDurationMs);
}

async function copyLink(event: MouseEvent, status: HTMLElement): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (link === null || !isUnmodifiedClick(event)) {
    return;
  }
  try {
    await navigator.clipboard.writeText(link.href);
    showFeedback(link, status);
  } catch {
    // The URL is in the address bar, because the link still navigates.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const status = insertStatus();
  document.addEventListener('click', (event) => void copyLink(event, status));
}
