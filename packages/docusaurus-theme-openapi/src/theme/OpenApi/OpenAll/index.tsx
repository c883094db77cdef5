import {areAllOpen, listenToToggle, notInMarkdown, openAll} from '@developer-docs/docusaurus-theme-openapi/client';
import {translate} from '@docusaurus/Translate';
import {useSyncExternalStore, type ReactNode} from 'react';

/** A button that opens or closes all sections of the page. It requires JavaScript. */
export default function OpenApiOpenAll(): ReactNode {
  const isOpen = useSyncExternalStore(listenToToggle, areAllOpen, () => false);
  return (
    <div className="openapi-open-all" {...notInMarkdown}>
      <button
        type="button"
        className="button button--secondary button--sm"
        // docusaurus-plugin-fast-pages drops an earlier press if another action replaces this one during hydration.
        value={isOpen ? 'close' : 'open'}
        onClick={() => openAll(!isOpen)}
      >
        {isOpen
          ? translate({
              id: 'theme.openapi.fold.closeAll',
              message: 'Close all',
              description: 'The label of the button that closes all operations and schemas, or changes, on a page',
            })
          : translate({
              id: 'theme.openapi.fold.openAll',
              message: 'Open all',
              description: 'The label of the button that opens all operations and schemas, or changes, on a page',
            })}
      </button>
    </div>
  );
}
