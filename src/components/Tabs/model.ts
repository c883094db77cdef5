import {Children, isValidElement, type ReactNode} from 'react';

/** Props of `<TabItem>`: one tab and its panel. */
export interface TabItemProps {
  /** What is remembered and stands in the address, such as `python`. */
  readonly value: string;
  /** What a reader sees; without it, the value. */
  readonly label?: string | undefined;
  /** Makes this the tab that is open at first; without any, the first is. */
  readonly default?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The tabs of one `<Tabs>`. */
export interface TabsModel {
  readonly tabs: readonly (TabItemProps & {readonly label: string})[];
  /** Value of the tab that is open at first. */
  readonly initial: string;
}

/**
 * Reads the `<TabItem>` children of a `<Tabs>`.
 *
 * @param children - Elements with the props of `TabItem`; white space between them is passed over.
 * @param defaultValue - Value of the tab that is open at first, when no child has `default`.
 * @throws Error, which stops the build, when a child is no tab, two have one value, or the default is none of them.
 */
export function readTabs(children: ReactNode, defaultValue?: string | null): TabsModel {
  const tabs = Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') {
      return [];
    }
    if (!isValidElement<Partial<TabItemProps>>(child) || typeof child.props.value !== 'string') {
      const shown = typeof child === 'string' ? `the text "${child.trim()}"` : 'something else';
      throw new Error(`<Tabs> holds ${shown}. Each of its children is a <TabItem> with a "value".`);
    }
    return [{...child.props, value: child.props.value, label: child.props.label ?? child.props.value}];
  });
  const values = tabs.map(({value}) => value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  const initial = defaultValue ?? tabs.find((tab) => tab.default)?.value ?? values[0];
  if (twice !== undefined) {
    throw new Error(`<Tabs> has two tabs with the value "${twice}". Give each <TabItem> its own.`);
  }
  if (initial === undefined) {
    throw new Error('<Tabs> has no tabs. Put a <TabItem> with a "value" into it.');
  }
  if (!values.includes(initial)) {
    throw new Error(`<Tabs> has no tab "${initial}" to be open at first. Its values: ${values.join(', ')}.`);
  }
  return {tabs, initial};
}

/** How a choice is shared. */
export interface Sharing {
  /** Tabs of one group, on all pages, show the same value. */
  readonly groupId?: string | undefined;
  /** Name of the query parameter that selects a tab; `true` takes the name of the group. */
  readonly queryString?: string | boolean | undefined;
}

/**
 * The query parameter that selects a tab.
 *
 * @returns Its name, or `null` when the address takes no part.
 * @throws Error, which stops the build, when group and parameter have two names: `?lang=python` would then open a tab on one
 * page, and the choice of the same language on another page would not.
 */
export function queryOf({groupId, queryString = false}: Sharing): string | null {
  const name = queryString === true ? groupId : queryString;
  if (name === undefined) {
    throw new Error(
      '<Tabs queryString> has no name for its parameter. Give it one, as in groupId="lang" queryString="lang".',
    );
  }
  if (name !== false && groupId !== undefined && name !== groupId) {
    throw new Error(
      `<Tabs groupId="${groupId}" queryString="${name}"> has two names for one choice. ` +
        'Use the same in both, on all pages, as in groupId="lang" queryString="lang".',
    );
  }
  return name === false ? null : name;
}
