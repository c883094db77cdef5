// Change: the tabs follow the ARIA Authoring Practices Guide: they're buttons, so Space selects them, too; arrow keys,
// Home, and End select tabs; and the list and the panels have names. Panels start with their label, which is visible
// where all panels are: in print, and without JavaScript. The original mounts the panels again after hydration.
import {markMarkdown} from '@developer-docs/docusaurus-utils';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/Tabs';
import clsx from 'clsx';
import {useId, type KeyboardEvent, type ReactNode} from 'react';

interface Props extends ThemeProps {
  /** Accessible name of the tab list. Default: "Language" for the group `lang`. */
  readonly label?: string;
}

/** The indexes of the tabs that keys select, by the index of the focused tab. */
const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export default function Tabs({label, ...props}: Props): ReactNode {
  const name = label ?? (props.groupId === 'lang' ? 'Language' : undefined);
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  const select = (value: string, tab: HTMLElement) => {
    // Keep this tab under the pointer, because other tabs of the group may change their height.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const targetIndex = hasModifier ? undefined : targets[event.key]?.(index, tabValues.length);
    const target = event.currentTarget.parentElement?.children[targetIndex ?? -1];
    if (targetIndex === undefined || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    // Ignore key repeat, because browsers limit the rate of history updates.
    if (event.repeat) return;
    select(tabValues[targetIndex]?.value ?? selectedValue, target);
    target.focus();
  };
  return (
    <div className={clsx('tabs-container', props.className)}>
      <div role="tablist" aria-label={name} className="tabs">
        {tabValues.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={tab.value === selectedValue}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={tab.value === selectedValue ? 0 : -1}
            className={clsx('tabs__item', tab.value === selectedValue && 'tabs__item--active')}
            onClick={({currentTarget}) => select(tab.value, currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label ?? tab.value}
          </button>
        ))}
      </div>
      {sanitizeTabsChildren(props.children).map(({props: tab}, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={tab.className}
          hidden={tab.value !== selectedValue}
        >
          <p className="tab-label" {...markMarkdown('label')}>
            {tab.label ?? tab.value}
          </p>
          {(props.lazy !== true || tab.value === selectedValue) && tab.children}
        </div>
      ))}
    </div>
  );
}
