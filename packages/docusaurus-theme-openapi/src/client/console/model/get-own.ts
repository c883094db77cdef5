/** Returns a member of a record whose keys come from documents, where names such as `constructor` are possible. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
