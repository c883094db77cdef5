/** Kinds of search records that an entry can be; `code` is an error code. */
export type EntryKind = 'code' | 'event' | 'field' | 'function' | 'option' | 'schema' | 'value';

/** What an entry is: the same whether a component or ready HTML shows it. */
export interface EntryFacts {
  /** `tr` for a row of a table, `section` for an entry with a heading, `div` for a term of a list with its meaning. */
  readonly as: 'div' | 'section' | 'tr';
  /** Anchor of the entry, unique on the page. */
  readonly id: string;
  readonly kind: EntryKind;
  /** The name as it is written in code. */
  readonly name: string;
  /** Of a row of a table that can become a list. */
  readonly role?: 'row' | undefined;
}

/** The HTML attributes of an entry. */
export const entryAttributes = ({as, id, kind, name, ...others}: EntryFacts) => ({
  id,
  className: `entry--${as}`,
  'data-record': kind,
  'data-record-name': name,
  ...others,
});
