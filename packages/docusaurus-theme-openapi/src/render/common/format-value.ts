import {toPlainText} from '@developer-docs/internal';
import type {Json} from '@developer-docs/openapi';

/** Formats a value as code: text without quotes unless nobody could see it, and other values as JSON. */
export const formatValue = (value: Json): string =>
  typeof value === 'string' && value.trim() === '' ? JSON.stringify(value) : toPlainText(value);
