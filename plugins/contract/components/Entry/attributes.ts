/** Kinds of search records; `code` is an error code. */
export type EntryKind = 'code' | 'event' | 'field' | 'function' | 'option' | 'schema' | 'value';

export interface EntryProps {
  /** `tr` for a table row, `section` for an entry with a heading. */
  readonly as: 'section' | 'tr';
  /** Unique on the page. */
  readonly id: string;
  readonly kind: EntryKind;
  /** The name as it is written in code. */
  readonly name: string;
}

/** The HTML attributes of an entry. The search reads `data-record` and `data-record-name`. */
export const entryAttributes = ({as, id, kind, name, ...others}: EntryProps) => ({
  id,
  className: `entry--${as}`,
  'data-record': kind,
  'data-record-name': name,
  ...others,
});
