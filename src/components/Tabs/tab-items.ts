import {Children, isValidElement, type ReactNode} from 'react';

/** Props of `<TabItem>`, which defines a tab and its panel. */
export interface TabItemProps {
  /** Identifies the tab in storage and in the URL, such as `python`. */
  readonly value: string;
  /** Visible label; defaults to the value. */
  readonly label?: string | undefined;
  /** Whether this tab is initially selected. If no tab sets it, the first tab is selected. */
  readonly default?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export interface TabItems {
  readonly tabs: readonly (TabItemProps & {readonly label: string})[];
  /** Value of the initially selected tab. */
  readonly initialValue: string;
}

/**
 * Parses the `<TabItem>` children of `<Tabs>`. Whitespace between them is ignored.
 *
 * @param defaultValue - Value of the initially selected tab; takes precedence over the `default` prop of a child.
 * @throws Error, which fails the build, if a child isn't a tab, if values aren't unique, or if the default value is
 *   unknown.
 */
export function parseTabItems(children: ReactNode, defaultValue?: string | null): TabItems {
  const tabs = Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') {
      return [];
    }
    if (!isValidElement<Partial<TabItemProps>>(child) || typeof child.props.value !== 'string') {
      const description = typeof child === 'string' ? `the text "${child.trim()}"` : 'an invalid child';
      throw new Error(`<Tabs> contains ${description}. Every child must be a <TabItem> with a "value".`);
    }
    return [{...child.props, value: child.props.value, label: child.props.label ?? child.props.value}];
  });
  const values = tabs.map(({value}) => value);
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  const initialValue = defaultValue ?? tabs.find((tab) => tab.default)?.value ?? values[0];
  if (duplicate !== undefined) {
    throw new Error(`<Tabs> has two tabs with the value "${duplicate}". Give each <TabItem> a unique value.`);
  }
  if (initialValue === undefined) {
    throw new Error('<Tabs> has no tabs. Add a <TabItem> with a "value".');
  }
  if (!values.includes(initialValue)) {
    throw new Error(`<Tabs> has an unknown default value "${initialValue}". Valid values: ${values.join(', ')}.`);
  }
  return {tabs, initialValue};
}

/** How the selection is shared with other tabs and with the URL. */
export interface SelectionSharing {
  /** Tabs with the same group show the same value on all pages. */
  readonly groupId?: string | undefined;
  /** Name of the query parameter that selects a tab; `true` uses the name of the group. */
  readonly queryString?: string | boolean | undefined;
}

/**
 * Returns the name of the query parameter that selects a tab, or `null` if there is none.
 *
 * @throws Error, which fails the build, if the parameter and the group have different names: `?lang=python` would then
 *   select a tab on one page, while the stored selection of the same language would not.
 */
export function getQueryParameter({groupId, queryString = false}: SelectionSharing): string | null {
  const name = queryString === true ? groupId : queryString;
  if (name === undefined) {
    throw new Error(
      '<Tabs queryString> requires a parameter name. Set it or the group, as in groupId="lang" queryString="lang".',
    );
  }
  if (name !== false && groupId !== undefined && name !== groupId) {
    throw new Error(
      `<Tabs groupId="${groupId}" queryString="${name}"> uses two names for the same selection. ` +
        'Use the same name for both on all pages, as in groupId="lang" queryString="lang".',
    );
  }
  return name === false ? null : name;
}
