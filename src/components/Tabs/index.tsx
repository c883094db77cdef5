import {markMarkdown} from '@developer-docs/utils';
import {duplicates} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import TabList from './TabList';
import {useTabs} from './use-tabs';
import styles from './styles.module.css';

interface TabsProps extends Pick<Props, 'children' | 'className' | 'groupId' | 'queryString'> {
  /** Accessible name of the tab list, such as "Language". */
  readonly label?: string;
}

/**
 * Tabs that follow the ARIA Authoring Practices Guide. The static page shows every panel under its label. With
 * JavaScript, `before-paint.js` selects the right tabs from the first paint until this component is hydrated.
 */
export default function Tabs({children, label, className, groupId, queryString}: TabsProps): ReactNode {
  const tabs = sanitizeTabsChildren(children).map(({props}) => ({...props, label: props.label ?? props.value}));
  const [duplicate] = duplicates(tabs, (tab, other) => tab.value === other.value);
  if (duplicate !== undefined) {
    throw new Error(`<Tabs> has two tabs with the value "${duplicate.value}". Give each <TabItem> a unique value.`);
  }
  const parameter = (queryString === true ? groupId : queryString) || null;
  const {initialValue, selectedValue, isHydrated, select, containerRef} = useTabs(tabs, groupId ?? null, parameter);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  return (
    <div
      ref={containerRef}
      className={clsx('tabs-container', styles.tabs, className)}
      data-tabs=""
      data-tabs-group={groupId}
      data-tabs-query={parameter ?? undefined}
      data-tabs-hydrated={isHydrated ? '' : undefined}
    >
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        selectedValue={selectedValue}
        onSelect={(value, tab) => {
          // Keep this tab under the pointer, because other tabs of the group may change their height.
          blockElementScrollPositionUntilNextRender(tab);
          select(value);
        }}
      />
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={clsx(styles.panel, tab.className)}
          data-tabs-panel={tab.value}
          data-tabs-default={tab.value === initialValue ? '' : undefined}
          hidden={isHydrated && tab.value !== selectedValue}
        >
          <p className={styles.label} data-tabs-label="" {...markMarkdown('label')}>
            {tab.label}
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
