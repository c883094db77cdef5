import {isUnmodifiedClick} from '@developer-docs/utils';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Lets the `#` links next to headings copy their URL in addition to navigating to it. The result is shown next to the
 * link and announced by screen readers. Without access to the clipboard, they work as normal links.
 */

/** How long "Copied" is shown, in milliseconds. Matches the copy button on code blocks. */
const feedbackDurationMs = 2000;

/** Inserts a live region. Screen readers announce changes only to live regions that are already in the document. */
function insertStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

function showFeedback(link: HTMLElement, status: HTMLElement): void {
  link.dataset.copied = '';
  status.textContent = 'Link copied';
  setTimeout(() => {
    delete link.dataset.copied;
    status.textContent = '';
  }, feedbackDurationMs);
}

async function copyLink(event: MouseEvent, status: HTMLElement): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (link === null || !isUnmodifiedClick(event)) return;
  try {
    await navigator.clipboard.writeText(link.href);
    showFeedback(link, status);
  } catch {
    // The link still navigates, so readers can copy the URL from the address bar.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const status = insertStatus();
  document.addEventListener('click', (event) => void copyLink(event, status));
}
