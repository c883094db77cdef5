import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {parseTabItems, type SelectionSharing} from './tab-items';
import TabList from './TabList';
import {useTabs} from './useTabs';
import styles from './styles.module.css';

export interface TabsProps extends SelectionSharing {
  /** `<TabItem>` elements. */
  readonly children: ReactNode;
  /** Value of the initially selected tab. */
  readonly defaultValue?: string | null | undefined;
  /** Accessible name of the tab list, such as "Language". */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Tabs that follow the ARIA Authoring Practices Guide. The static page shows every panel under its label. With
 * JavaScript, `before-paint.js` selects the right tabs from the first paint until this component is hydrated.
 */
export default function Tabs({children, defaultValue, label, className, ...sharing}: TabsProps): ReactNode {
  const items = parseTabItems(children, defaultValue);
  const {selectedValue, isHydrated, queryParameter, select, containerRef} = useTabs(items, sharing);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  return (
    <div
      ref={containerRef}
      className={clsx('tabs-container', styles.tabs, className)}
      data-tabs=""
      data-tabs-group={sharing.groupId}
      data-tabs-query={queryParameter ?? undefined}
      data-tabs-hydrated={isHydrated ? '' : undefined}
    >
      <TabList
        id={id}
        label={label}
        tabs={items.tabs}
        selectedValue={selectedValue}
        onSelect={(value, tab) => {
          // Keep this tab under the pointer, because other tabs of the group may change their height.
          blockElementScrollPositionUntilNextRender(tab);
          select(value);
        }}
      />
      {items.tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={clsx(styles.panel, tab.className)}
          data-tabs-panel={tab.value}
          data-tabs-default={tab.value === items.initialValue ? '' : undefined}
          hidden={isHydrated && tab.value !== selectedValue}
        >
          <p className={styles.label} data-tabs-label="" data-markdown="label">
            {tab.label}
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
