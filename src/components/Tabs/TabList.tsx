import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface TabListProps {
  /** Prefix of the IDs of tabs and panels. */
  readonly id: string;
  readonly label: string | undefined;
  readonly tabs: readonly {readonly value: string; readonly label: string}[];
  readonly selectedValue: string;
  readonly onSelect: (value: string, tab: HTMLElement) => void;
}

/** Returns the index of the tab that a key moves to, or `undefined` for other keys. */
function getTargetIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * A tab list with automatic activation: a single tab stop, in which arrow keys, Home, and End move focus and select
 * tabs.
 */
export default function TabList({id, label, tabs, selectedValue, onSelect}: TabListProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const targetIndex = getTargetIndex(event.key, index, tabs.length);
    const value = targetIndex === undefined ? undefined : tabs[targetIndex]?.value;
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (targetIndex === undefined || value === undefined || hasModifier) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[targetIndex];
    // Ignore key repeat, because browsers limit the rate of history updates.
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
          aria-selected={tab.value === selectedValue}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={tab.value === selectedValue ? 0 : -1}
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
