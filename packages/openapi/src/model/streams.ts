import {isObject, stringifyJson, type JsonObject} from '@developer-docs/utils';

/** The boundary of the parts in examples. */
const exampleBoundary = 'boundary';

/** Returns a media type with the boundary of {@link frameItems} if it needs one. */
export const addBoundary = (mediaType: string): string =>
  /^multipart\/(?!.*boundary=)/i.test(mediaType) ? `${mediaType}; boundary=${exampleBoundary}` : mediaType;

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

/** Lists the items of a stream, or the parts of another multipart body. */
export const listItems = (value: unknown, isStream: boolean): unknown[] =>
  isObject(value) && !isStream ? Object.values(value) : [value].flat();

/**
 * Writes the items of a stream as they're sent: server-sent events, JSON Lines, a JSON text sequence, or parts.
 *
 * @param mediaType - Such as `text/event-stream`.
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function frameItems(items: readonly unknown[], mediaType: string): string {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/event-stream') return items.map(formatEvent).join('');
  const texts = items.map((item) => stringifyJson(item));
  if (/[/+]json-seq$/.test(type)) return texts.map((text) => `\u001E${text}\n`).join('');
  if (type.startsWith('multipart/')) {
    const boundary = /boundary="?([^";]+)/i.exec(mediaType)?.[1] ?? exampleBoundary;
    const parts = items.map((item, index) =>
      typeof item === 'string'
        ? `--${boundary}\r\nContent-Type: text/plain\r\n\r\n${item}\r\n`
        : `--${boundary}\r\nContent-Type: application/json\r\n\r\n${texts[index] ?? ''}\r\n`,
    );
    return `${parts.join('')}--${boundary}--\r\n`;
  }
  return texts.map((text) => `${text}\n`).join('');
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
