import {isObject, stringifyJson, type JsonObject} from '@developer-docs/utils';

/** Returns whether a media type is a stream of items: server-sent events, JSON Lines, or a JSON text sequence. */
export const isStreamMediaType = (mediaType: string): boolean =>
  /^\s*(?:text\/event-stream|application\/(?:x-)?(?:jsonl|jsonlines|json-lines|ndjson)|[^;]*[/+]json-seq)\s*(?:;|$)/i.test(
    mediaType,
  );

/** Splits the text of a stream into its items, with their frames. */
export function splitItems(text: string, mediaType: string): string[] {
  if (/^\s*text\/event-stream\b/i.test(mediaType)) {
    return text
      .replaceAll(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .flatMap((event) => (event.trim() === '' ? [] : [`${event.replace(/\n$/, '')}\n\n`]));
  }
  const items = /json-seq\b/i.test(mediaType) ? text.split('\u001E').map((item) => `\u001E${item}`) : text.split('\n');
  return items.flatMap((item) => (item.replace('\u001E', '').trim() === '' ? [] : [`${item.trimEnd()}\n`]));
}

/**
 * Writes the items of a stream as they're sent: server-sent events, JSON Lines, or a JSON text sequence.
 *
 * @param mediaType - Such as `text/event-stream`.
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function frameItems(items: readonly unknown[], mediaType: string): string {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/event-stream') return items.map(formatEvent).join('');
  const start = type.endsWith('json-seq') ? '\u001E' : '';
  return items.map((item) => `${start}${stringifyJson(item)}\n`).join('');
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : stringifyJson(value));

/** The fields of a server-sent event, in the usual order. */
const eventFields = ['event', 'id', 'retry'];

/** Formats an event: an object with fields such as `event` and `data`, or else the data itself. */
function formatEvent(item: unknown): string {
  const isEvent =
    isObject(item) && 'data' in item && Object.keys(item).every((key) => key === 'data' || eventFields.includes(key));
  const data = isEvent ? item.data : item;
  const fields = isEvent ? eventFields.filter((name) => item[name] !== undefined) : [];
  return [
    ...fields.map((name) => `${name}: ${toText((item as JsonObject)[name])}`),
    ...(data === undefined
      ? []
      : toText(data)
          .split(/\r\n|\r|\n/)
          .map((line) => `data: ${line}`)),
  ]
    .map((line) => `${line}\n`)
    .concat('\n')
    .join('');
}
