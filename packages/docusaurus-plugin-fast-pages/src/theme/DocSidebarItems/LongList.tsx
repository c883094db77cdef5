// Renders only the items around the current page. The HTML of every page would otherwise contain all items, so the size
// of a site would grow with the square of the number of its pages. The remaining items appear as soon as the reader
// points at the sidebar, scrolls it, or moves the focus into it. Without JavaScript, a link at each end leads to the
// list's first page, which contains them.
import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {
  DocSidebarItemsExpandedStateProvider,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import InitialDocSidebarItems from '@theme-init/DocSidebarItems';
import DocSidebarItem from '@theme/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItems';
import MoreLink from './MoreLink';
import {selectItems} from './select-items';

/**
 * Creates the component for the items of a sidebar list.
 *
 * @param maxItems - The number of items that it renders of a longer list until the reader uses the sidebar.
 */
export const createSidebarItems = (maxItems: number): ComponentType<Props> =>
  // Like theme-classic's component, because a sidebar is rendered again on each navigation.
  memo(function DocSidebarItems(props: Props): ReactNode {
    return props.items.length > maxItems ? (
      <LongList {...props} maxItems={maxItems} />
    ) : (
      <InitialDocSidebarItems {...props} />
    );
  });

/** An item, and its distance from the start of the menu before other items were inserted above it. */
interface Anchor {
  readonly element: HTMLElement;
  readonly offset: number;
}

function LongList({items, maxItems, ...props}: Props & {readonly maxItems: number}): ReactNode {
  const {activePath} = props;
  const visibleItems = useVisibleSidebarItems(items, activePath);
  const firstItem = visibleItems.find((item) => isInternalUrl(findFirstSidebarItemLink(item)));
  const [anchor, setAnchor] = useState<Anchor | 'none'>();
  const link = useRef<HTMLLIElement>(null);
  const isComplete = anchor !== undefined || firstItem === undefined || isActiveSidebarItem(firstItem, activePath);

  useEffect(() => {
    const menu = link.current?.closest<HTMLElement>('.menu');
    if (isComplete || !menu) return undefined;
    const listeners = new AbortController();
    const complete = ({target}: Event) => {
      // The links lead to the complete list. They keep the focus, which they would lose if they disappeared.
      if (
        target instanceof Element &&
        target.closest('.menu [data-more-items]') !== null &&
        document.activeElement === target
      )
        return;
      listeners.abort();
      const element = menu.querySelector('[data-more-items="before"]')?.nextElementSibling;
      startTransition(() => {
        setAnchor(element instanceof HTMLElement ? {element, offset: element.offsetTop} : 'none');
      });
    };
    for (const type of ['pointermove', 'pointerdown', 'focusin', 'scroll']) {
      menu.addEventListener(type, complete, {capture: true, passive: true, signal: listeners.signal});
    }
    return () => {
      listeners.abort();
    };
  }, [isComplete]);

  const activeIndex = visibleItems.findIndex((item) => isActiveSidebarItem(item, activePath));
  const count = visibleItems.length;
  const {start, end} = isComplete ? {start: 0, end: count} : selectItems(activeIndex, count, maxItems);
  const href = (firstItem && findFirstSidebarItemLink(firstItem)) ?? '';
  return (
    <DocSidebarItemsExpandedStateProvider>
      {start > 0 && <MoreLink position="before" count={count} href={href} ref={link} />}
      {visibleItems.slice(start, end).map((item, offset) => (
        // The position in the whole list, so that items keep their state.
        <DocSidebarItem key={start + offset} item={item} index={start + offset} {...props} />
      ))}
      {end < count && <MoreLink position="after" count={count} href={href} {...(start === 0 && {ref: link})} />}
      {anchor !== undefined && anchor !== 'none' && <ScrollKeeper {...anchor} />}
    </DocSidebarItemsExpandedStateProvider>
  );
}

/** Keeps an item in its place when others appear above it. */
function ScrollKeeper({element, offset}: Anchor): ReactNode {
  useLayoutEffect(() => {
    const menu = element.closest('.menu');
    if (menu) menu.scrollTop += element.offsetTop - offset;
  }, [element, offset]);
  return null;
}
