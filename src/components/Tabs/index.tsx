import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {readTabs, type Sharing} from './model';
import TabList from './TabList';
import {useTabs} from './useTabs';
import styles from './styles.module.css';

/** Props of a group of tabs. */
export interface TabsProps extends Sharing {
  /** `<TabItem>` elements. */
  readonly children: ReactNode;
  /** Value of the tab that is open at first. */
  readonly defaultValue?: string | null | undefined;
  /** What is chosen here, such as "Language": named by screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Tabs as the ARIA Authoring Practices describe them. The static page shows every panel under its label; with JavaScript,
 * `plugins/content/tabs` shows the tabs and the right panel before the first paint, and this component takes over.
 */
export default function Tabs({children, defaultValue, label, className, ...sharing}: TabsProps): ReactNode {
  const model = readTabs(children, defaultValue);
  const {selected, live, query, select, container} = useTabs(model, sharing);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  return (
    <div
      ref={container}
      className={clsx('tabs-container', styles.tabs, className)}
      data-tabs=""
      data-tabs-group={sharing.groupId}
      data-tabs-query={query ?? undefined}
      data-tabs-live={live ? '' : undefined}
    >
      <TabList
        id={id}
        label={label}
        tabs={model.tabs}
        selected={selected}
        onSelect={(value, tab) => {
          // Tabs above that follow the choice may change their height: the tab stays under the pointer.
          blockElementScrollPositionUntilNextRender(tab);
          select(value);
        }}
      />
      {model.tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={clsx(styles.panel, tab.className)}
          data-tabs-panel={tab.value}
          data-tabs-default={tab.value === model.initial ? '' : undefined}
          hidden={live && tab.value !== selected}
        >
          <p className={styles.label} data-tabs-label="">
            {tab.label}
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
