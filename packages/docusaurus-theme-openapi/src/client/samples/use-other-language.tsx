import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {others} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** The group of tabs with languages. The site's tabs in this group are selected together with the samples' tabs. */
export const languageGroup = 'lang';

/** Docusaurus's key for the selected tab of the group. */
const storageKey = `docusaurus.tab.${languageGroup}`;

/**
 * Creates the menu with the languages that pages don't contain. The choice is stored like a selected tab, so that it's
 * kept on all pages and in the console.
 *
 * @param isAvailable - Returns whether there's code in a language.
 */
export function useOtherLanguage(isAvailable: (id: string) => boolean) {
  const isBrowser = useIsBrowser();
  const [stored] = useStorageSlot(storageKey);
  const [last, setLast] = useState<string>();
  const options = others.filter(({id}) => isAvailable(id));
  const find = (id: string | null | undefined) => options.find((language) => language.id === id);
  const current = find(stored)?.id;
  // The tab stays when the reader selects a different one.
  if (current !== undefined && current !== last) setLast(current);
  const language = isBrowser ? find(current ?? last) : undefined;
  const select = (id: string) => {
    // Where the browser blocks storage, the reader then selects the new tab.
    setLast(id);
    createStorageSlot(storageKey).set(id);
  };
  return {
    /** The language from the menu that the reader has chosen last. It's a tab after the others. */
    language,
    /**
     * The menu, which is inserted after the list of the tabs that are its siblings; `null` if there are no other
     * languages, and on the server, so that pages don't grow.
     */
    menu:
      isBrowser && options.length > 0 ? (
        <AfterTabList label={translate({id: 'theme.openapi.sample.more', message: 'More'})}>
          {/* It's transparent, so that the label stays the same. The name of the language is in the tab. */}
          <select
            aria-label={translate({id: 'theme.openapi.sample.moreLanguages', message: 'More languages'})}
            value={current ?? ''}
            onChange={({currentTarget}) => select(currentTarget.value)}
          >
            <option value="" disabled hidden />
            {options.map(({id, label}) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </AfterTabList>
      ) : null,
  };
}

interface AfterTabListProps {
  readonly label: string;
  /** The form control below the label. */
  readonly children: ReactNode;
}

/**
 * Inserts the menu after the sibling's tab list, so that it also follows the tabs in the focus order.
 * Docusaurus's tabs have no place for it.
 */
function AfterTabList({label, children}: AfterTabListProps): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const [host] = useState(() => Object.assign(document.createElement('span'), {className: 'openapi-languages'}));
  const isVisible = useIsVisible(host);
  useLayoutEffect(() => {
    // Swizzled tabs, or those of another theme, may have no element with this role.
    (marker.current?.parentElement?.querySelector('[role="tablist"]') ?? marker.current)?.after(host);
    return () => host.remove();
  }, [host]);
  return (
    <>
      <span ref={marker} hidden />
      {createPortal(
        <>
          <span aria-hidden="true">{label}</span>
          {isVisible && children}
        </>,
        host,
      )}
    </>
  );
}

/**
 * Returns whether an element is or was near the screen. Chrome's autofill lays out the complete content of each closed
 * `<details>` that contains a form control, so the page would block input for longer the more operations it has.
 */
function useIsVisible(element: Element): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsVisible(true);
      },
      {rootMargin: '100%'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
