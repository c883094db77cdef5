import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {copyText} from '@developer-docs/utils';
import {openAuthorization} from './authorize-event';
import {t} from './component-texts';

/** How long the copy status is shown next to the button. */
const copyStatusMs = 2000;

async function copyFromButton(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('code');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!code || !status) {
    return;
  }
  const isCopied = await copyText(code);
  status.textContent = t(isCopied ? 'code.copied' : 'text.selected');
  setTimeout(() => {
    status.textContent = '';
  }, copyStatusMs);
}

/**
 * Hides the operations whose method, path, and name don't contain every word of a query, and updates the number of
 * results.
 *
 * @param filter - The element with the input and the status. Its next sibling is the list, or contains a list for each
 *   group.
 */
function filterOperations(filter: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const list = filter.nextElementSibling;
  const items = Array.from(list?.querySelectorAll('li') ?? []);
  const matches = items.filter((item) => {
    const text = item.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  items.forEach((item) => {
    item.toggleAttribute('hidden', !matches.includes(item));
  });
  list?.querySelectorAll('[data-group]').forEach((group) => {
    group.toggleAttribute('hidden', group.querySelector('li:not([hidden])') === null);
  });
  const status = filter.querySelector('[role="status"]');
  if (status !== null) {
    status.textContent =
      words.length === 0 ? '' : t('filter.count.plurals', {matches: matches.length, count: items.length});
  }
}

/** Extends the link handlers with handlers for copy buttons and filters in prerendered HTML. */
export function useReferenceHandlers<Handlers extends {readonly onClick: (event: MouseEvent) => void}>(
  linkHandlers: Handlers,
): Handlers & {readonly onInput: (event: SyntheticEvent) => void} {
  return useMemo(
    () => ({
      ...linkHandlers,
      onClick: (event: MouseEvent) => {
        const button =
          event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
        const authorize =
          event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-authorize]') : null;
        if (authorize !== null) {
          openAuthorization(authorize.dataset['authorize'] ?? '', authorize.dataset['sandbox'] ?? '');
        } else if (button === null) {
          linkHandlers.onClick(event);
        } else {
          void copyFromButton(button);
        }
      },
      onInput: ({target}: SyntheticEvent) => {
        const filter = target instanceof HTMLInputElement ? target.closest('body [data-filter]') : null;
        if (filter !== null) {
          filterOperations(filter, (target as HTMLInputElement).value);
        }
      },
    }),
    [linkHandlers],
  );
}
