import {isObject, stringifyJson, toPlainText, type JsonObject} from '@developer-docs/utils';
import {removeMediaTypeParameters} from '../media-types.js';

const eventStream = 'text/event-stream';

/** The media types with an item on each line. They can also begin with `x-`. */
const lineTypes = new Set(['jsonl', 'jsonlines', 'json-lines', 'ndjson'].map((name) => `application/${name}`));

/** Returns whether a media type is a JSON text sequence, such as `application/geo+json-seq`. */
const isSequence = (type: string) => /[/+]json-seq$/.test(type);

/** Returns whether a media type is a stream of items: server-sent events, JSON Lines, or a JSON text sequence. */
export function isStreamMediaType(mediaType: string): boolean {
  const type = removeMediaTypeParameters(mediaType);
  return type === eventStream || lineTypes.has(type.replace('/x-', '/')) || isSequence(type);
}

/** Splits the text of a stream into its items, with their frames. */
export function splitItems(text: string, mediaType: string): string[] {
  const type = removeMediaTypeParameters(mediaType);
  if (type === eventStream) {
    return text
      .replaceAll(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .filter((event) => event.trim() !== '')
      .map((event) => `${event.replace(/\n$/, '')}\n\n`);
  }
  const items = isSequence(type) ? text.split('\u001E').map((item) => `\u001E${item}`) : text.split('\n');
  return items.filter((item) => item.replace('\u001E', '').trim() !== '').map((item) => `${item.trimEnd()}\n`);
}

/**
 * Writes the items of a stream as they're sent: server-sent events, JSON Lines, or a JSON text sequence.
 *
 * @param mediaType - Such as `text/event-stream`.
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function frameItems(items: readonly unknown[], mediaType: string): string {
  const type = removeMediaTypeParameters(mediaType);
  if (type === eventStream) return items.map(formatEvent).join('');
  const start = isSequence(type) ? '\u001E' : '';
  return items.map((item) => `${start}${stringifyJson(item)}\n`).join('');
}

/** The fields of a server-sent event, in the usual order. */
const eventFields = ['event', 'id', 'retry'];

/** Formats an event: an object with fields such as `event` and `data`, or else the data itself. */
function formatEvent(item: unknown): string {
  const isEvent =
    isObject(item) && 'data' in item && Object.keys(item).every((key) => key === 'data' || eventFields.includes(key));
  const event: JsonObject = isEvent ? item : {data: item};
  const fields = eventFields.filter((name) => event[name] !== undefined);
  const data = toPlainText(event.data).split(/\r\n|\r|\n/);
  const lines = [
    ...fields.map((name) => `${name}: ${toPlainText(event[name])}`),
    ...data.map((line) => `data: ${line}`),
  ];
  return `${lines.join('\n')}\n\n`;
}
