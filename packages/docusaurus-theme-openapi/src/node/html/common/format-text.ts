import type {Example} from '@developer-docs/openapi';
import {capitalize, toPlainText, type Json} from '@developer-docs/utils';
import type {Translate} from '../../../translations';

/** Formats a value as code. Text has no quotes unless it would be invisible without them. Other values are JSON. */
export const formatValue = (value: Json): string =>
  typeof value === 'string' && value.trim() === '' ? JSON.stringify(value) : toPlainText(value);

/** Returns the summary of an example, or a title that is generated from its key. */
export function formatExampleTitle({name, summary, isGenerated}: Example, t: Translate): string {
  if (isGenerated) return t('example.generated');
  return summary ?? (name === 'default' ? t('example') : capitalize(name.replaceAll(/[-_]+/g, ' ')));
}
