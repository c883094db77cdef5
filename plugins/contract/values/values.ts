import {isMapping, type Found} from './documents';

/** A value of an enumeration with its meaning: one entry of `x-values`. */
export interface ContractValue {
  /** As it is sent: `instagram_post`, `rate_limited`, `en`. */
  readonly value: string;
  /** As it is said, when the contract says it: "Instagram post". */
  readonly title?: string;
  /** One or more sentences of Markdown. */
  readonly description: string;
  /** Everything else that the contract says about the value. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Reads the values of a string schema with `enum` and `x-values`.
 *
 * @param found - The schema, or a mapping that holds exactly one such schema.
 * @param reference - How the page names it, for messages.
 * @throws Error when the schema has no values, or a value has no description.
 */
export function readValues(found: Found, reference: string): ContractValue[] {
  const schema = schemaWithValues(found.value, reference);
  const meanings = schema['x-values'];
  if (!isMapping(meanings) || !Array.isArray(schema.enum)) {
    throw new Error(`"${reference}" is not a schema with "enum" and "x-values".`);
  }
  return (schema.enum as unknown[]).map((member) => {
    const value = String(member);
    const meaning = meanings[value];
    if (!isMapping(meaning) || typeof meaning.description !== 'string') {
      throw new Error(`"${reference}": the value "${value}" has no description under "x-values".`);
    }
    const {title, description, ...facts} = meaning;
    return {value, ...(typeof title === 'string' && {title}), description, facts};
  });
}

function schemaWithValues(value: unknown, reference: string): Readonly<Record<string, unknown>> {
  if (!isMapping(value)) {
    throw new Error(`"${reference}" is not a schema.`);
  }
  if ('x-values' in value) {
    return value;
  }
  const candidates = Object.entries(value).filter(([, member]) => isMapping(member) && 'x-values' in member);
  const [only] = candidates;
  if (candidates.length !== 1 || only === undefined || !isMapping(only[1])) {
    const names = candidates.map(([name]) => name);
    throw new Error(
      names.length === 0
        ? `"${reference}" holds no schema with "x-values".`
        : `"${reference}" holds several schemas with "x-values": write ${reference}#Name with one of ${names.join(', ')}.`,
    );
  }
  return only[1];
}

/** The id of a value's entry: lower case, hyphens for everything that is not a letter or a digit. */
export function entryId(prefix: string, value: string): string {
  const slug = value.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return (prefix === '' ? slug : `${prefix}-${slug}`).toLowerCase();
}

/**
 * A fact of the contract as a reader writes it: 2000 is "2,000", true is "Yes", a list is joined by commas.
 *
 * @throws Error for a mapping, which has no one-line form.
 */
export function formatFact(fact: unknown): string {
  if (typeof fact === 'number') {
    return fact.toLocaleString('en-US');
  }
  if (typeof fact === 'boolean') {
    return fact ? 'Yes' : 'No';
  }
  if (typeof fact === 'string') {
    return fact;
  }
  if (Array.isArray(fact)) {
    return fact.map(formatFact).join(', ');
  }
  throw new Error(`${JSON.stringify(fact)} is not a number, a text, a yes or no, or a list of these.`);
}
