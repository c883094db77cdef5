import {enterQuery} from '@developer-docs/docusaurus-theme-search/client';
import {getModalTranslations} from '@theme/SearchTranslations';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';

interface SuggestionsProps {
  /** The element that contains the modal. */
  readonly container: RefObject<HTMLElement | null>;
  readonly queries: readonly string[];
}

/**
 * Queries that readers can try on the "No results" screen. A portal renders them into DocSearch's screen, and the style
 * sheet then hides DocSearch's own suggestions, which are the sections of earlier results.
 */
export function Suggestions({container, queries}: SuggestionsProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const insert = () => {
      const title = element.querySelector('.DocSearch-NoResults .DocSearch-Title');
      if (title && title.nextSibling !== host) title.after(host);
    };
    insert();
    const observer = new MutationObserver(insert);
    observer.observe(element, {childList: true, subtree: true});
    return () => {
      observer.disconnect();
    };
  }, [container, host]);
  return createPortal(
    queries.length > 0 && (
      <div className="DocSearch-Suggestions">
        <p className="DocSearch-Help">{getModalTranslations().noResultsScreen?.suggestedQueryText}:</p>
        <ul>
          {queries.map((query) => (
            <li key={query}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => {
                  if (container.current) enterQuery(container.current, query);
                }}
              >
                {query}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ),
    host,
  );
}
