import {usePluralForm} from '@docusaurus/theme-common';
import {useMemo, type SyntheticEvent} from 'react';
import {openAuthorization} from '../try-it/authorize-event';
import {copyWithStatus} from '../utils/copy-with-status';
import {applyFilter} from './filters';
import {useLinkHandlers, type LinkHandlers} from './use-link-handlers';

async function copyFromButton(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!code || !status) return;
  await copyWithStatus(code.textContent, (text) => {
    status.textContent = text;
  });
}

/**
 * Returns handlers for the element that contains a section of a reference page: for its links, and for its buttons and
 * filters.
 */
export function useReferenceHandlers(): LinkHandlers & {readonly onInput: (event: SyntheticEvent) => void} {
  const linkHandlers = useLinkHandlers();
  const {selectMessage} = usePluralForm();
  return useMemo(
    () => ({
      ...linkHandlers,
      onClick: (event) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null;
        const {openapiAuthorize: operation, openapiSandbox = '', openapiCopy} = button?.dataset ?? {};
        if (operation !== undefined) openAuthorization(operation, openapiSandbox);
        else if (button !== null && openapiCopy !== undefined) void copyFromButton(button);
        else linkHandlers.onClick(event);
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
