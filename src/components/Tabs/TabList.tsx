import type {KeyboardEvent, ReactNode} from 'react';
import type {TabsModel} from './model';
import styles from './styles.module.css';

interface TabListProps {
  /** Prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly label: string | undefined;
  readonly tabs: TabsModel['tabs'];
  readonly selected: string;
  readonly onSelect: (value: string, tab: HTMLElement) => void;
}

/** The index that a key leads to, of `count` tabs; `undefined` for a key that does not move. */
function moved(key: string, index: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined ? undefined : (next + count) % count;
}

/** The row of tabs: one stop for the Tab key; arrows, Home and End move and open. */
export default function TabList({id, label, tabs, selected, onSelect}: TabListProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = moved(event.key, index, tabs.length);
    const value = next === undefined ? undefined : tabs[next]?.value;
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (next === undefined || value === undefined || isShortcut) {
      return;
    }
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[next];
    // A held key moves one step: browsers refuse addresses that change too often.
    if (tab instanceof HTMLElement && !event.repeat) {
      onSelect(value, tab);
      tab.focus();
    }
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          id={`${id}-tab-${index}`}
          type="button"
          role="tab"
          aria-selected={tab.value === selected}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={tab.value === selected ? 0 : -1}
          className={styles.tab}
          data-tabs-tab={tab.value}
          onClick={({currentTarget}) => {
            onSelect(tab.value, currentTarget);
          }}
          onKeyDown={(event) => {
            onKeyDown(event, index);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
