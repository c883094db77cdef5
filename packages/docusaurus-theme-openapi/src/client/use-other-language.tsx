import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {others} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
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
        <AfterTabList>
          <span aria-hidden="true">{translate({id: 'theme.openapi.sample.more', message: 'More'})}</span>
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

/**
 * Inserts the menu after the sibling's tab list, so that it also follows the tabs in the focus order.
 * Docusaurus's tabs have no place for it.
 */
function AfterTabList({children}: {readonly children: ReactNode}): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const [host] = useState(() => Object.assign(document.createElement('span'), {className: 'openapi-languages'}));
  useLayoutEffect(() => {
    // Swizzled tabs, or those of another theme, may have no element with this role.
    (marker.current?.parentElement?.querySelector('[role="tablist"]') ?? marker.current)?.after(host);
    return () => host.remove();
  }, [host]);
  return (
    <>
      <span ref={marker} hidden />
      {createPortal(children, host)}
    </>
  );
}
