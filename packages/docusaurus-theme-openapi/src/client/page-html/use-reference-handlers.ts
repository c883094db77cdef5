import {usePluralForm} from '@docusaurus/theme-common';
import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {openAuthorization} from '../try-it/authorize-event';
import {copyWithStatus} from './copy-with-status';
import {applyFilter} from './filters';

async function copyFromButton(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('code');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!code || !status) return;
  await copyWithStatus(code, (text) => {
    status.textContent = text;
  });
}

/** Extends the link handlers with handlers for copy buttons and filters in prerendered HTML. */
export function useReferenceHandlers<Handlers extends {readonly onClick: (event: MouseEvent) => void}>(
  linkHandlers: Handlers,
): Handlers & {readonly onInput: (event: SyntheticEvent) => void} {
  const {selectMessage} = usePluralForm();
  return useMemo(
    () => ({
      ...linkHandlers,
      onClick: (event: MouseEvent) => {
        const button =
          event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-openapi-copy]') : null;
        const authorize =
          event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-openapi-authorize]') : null;
        if (authorize !== null) {
          openAuthorization(authorize.dataset.openapiAuthorize ?? '', authorize.dataset.openapiSandbox ?? '');
        } else if (button === null) {
          linkHandlers.onClick(event);
        } else {
          void copyFromButton(button);
        }
      },
      onInput: ({target}: SyntheticEvent) => {
        const filter = target instanceof Element ? target.closest<HTMLElement>('[data-openapi-filter]') : null;
        if (filter !== null) applyFilter(filter, selectMessage);
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `selectMessage` is another function each time
    [linkHandlers],
  );
}
