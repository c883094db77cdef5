import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {copyText} from '@site/src/components/CodeBlock/copy';
import {filterList} from './filter';

/** How long the result of copying stands beside the button, in milliseconds. */
const shownFor = 2000;

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

/** Adds what the reference's ready HTML does to what links do: buttons copy, the filter filters. */
export function useHandlers<Handlers extends {readonly onClick: (event: MouseEvent) => void}>(
  links: Handlers,
): Handlers & {readonly onInput: (event: SyntheticEvent) => void} {
  return useMemo(
    () => ({
      ...links,
      onClick: (event: MouseEvent) => {
        const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
        if (button === null) {
          links.onClick(event);
        } else {
          void copyBeside(button);
        }
      },
      onInput: ({target}: SyntheticEvent) => {
        const filter = target instanceof HTMLInputElement ? target.closest('[data-filter]') : null;
        if (filter !== null) {
          filterList(filter, (target as HTMLInputElement).value);
        }
      },
    }),
    [links],
  );
}
