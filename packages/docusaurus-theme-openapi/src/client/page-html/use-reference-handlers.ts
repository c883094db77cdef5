import {createCopy} from '@developer-docs/docusaurus-utils';
import {getOrCreate} from '@developer-docs/utils';
import {usePluralForm} from '@docusaurus/theme-common';
import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {describeCopyResult} from '../common/describe-copy-result';
import {useLinkHandlers} from '../common/use-link-handlers';
import {openAuthorization} from '../try-it/authorize-event';
import {applyFilter} from './filters';

const copies = new WeakMap<Element, ReturnType<typeof createCopy>>();

function copyFromButton(button: HTMLElement): void {
  const code = button.parentElement?.querySelector('code');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!code || !status) return;
  // One for each button, because it hides the message some time after the last press.
  const copy = getOrCreate(copies, status, () =>
    createCopy((result) => {
      status.textContent = describeCopyResult(result);
    }),
  );
  void copy(code.textContent);
}

/**
 * Returns handlers for the element that contains a section of a reference page: for its links, and for its buttons and
 * filters.
 */
export function useReferenceHandlers() {
  const linkHandlers = useLinkHandlers();
  const {selectMessage} = usePluralForm();
  return useMemo(
    () => ({
      ...linkHandlers,
      onClick: (event: MouseEvent) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null;
        const {openapiAuthorize: operationId, openapiSandbox = ''} = button?.dataset ?? {};
        if (operationId !== undefined) openAuthorization(operationId, openapiSandbox);
        else if (button?.matches('.openapi-copy') === true) copyFromButton(button);
        else linkHandlers.onClick(event);
      },
      onInput: ({target}: SyntheticEvent) => {
        const filter = target instanceof Element ? target.closest<HTMLElement>('.openapi-filter') : null;
        if (filter !== null) applyFilter(filter, selectMessage);
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `selectMessage` is another function each time
    [linkHandlers],
  );
}
