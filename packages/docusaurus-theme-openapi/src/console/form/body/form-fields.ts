import {findField, type FormField, type MediaType} from '@developer-docs/openapi';
import type {Json} from '@developer-docs/utils';
import type {ConsoleOperation, FormProperty} from '../../../shared/console-operation';

/** A field of a form, with what its schema says about it. */
export interface DescribedField extends FormField, Omit<FormProperty, 'values'> {
  /** The values to choose from; empty if there are others. */
  readonly choices: readonly string[];
  /** The media types of a file, as the `accept` attribute of an input. */
  readonly accept?: string;
}

/**
 * Lists a form's fields with their descriptions: those of the schema, and then those that only the value has.
 *
 * @param value - The form's members.
 */
export function listFields(
  mediaType: MediaType,
  value: Readonly<Record<string, Json>>,
  {forms}: Pick<ConsoleOperation, 'forms'>,
): DescribedField[] {
  const names = new Set([...mediaType.fields.map(({name}) => name), ...Object.keys(value)]);
  return [...names].map((name) => {
    const field = findField(mediaType, name);
    const property = forms[mediaType.type]?.find((other) => other.name === name);
    const {description} = property ?? {};
    const accept = field.contentType ?? field.mediaType;
    return {
      ...field,
      isRequired: property?.isRequired === true,
      type: field.isFile ? (accept ?? '') : (property?.type ?? ''),
      description,
      choices: field.types.length === 1 && field.types[0] === 'boolean' ? ['true', 'false'] : (property?.values ?? []),
      accept,
    };
  });
}
