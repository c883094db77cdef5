import {placeholderOrigin} from '@developer-docs/openapi';
import i18n from '@generated/i18n';
import {reasonPhrases} from '../../shared/reason-phrases';

const formatDecimal = (value: number) =>
  value.toLocaleString(i18n.currentLocale, {minimumFractionDigits: 1, maximumFractionDigits: 1});

/** Formats a status, such as "202 Accepted". */
export const formatStatus = (status: number): string => `${status} ${reasonPhrases[status] ?? ''}`.trim();

/** Formats a duration, such as "12 ms" or "1.5 s". */
export function formatDuration(milliseconds: number): string {
  const rounded = Math.max(1, Math.round(milliseconds));
  return rounded < 1000 ? `${rounded} ms` : `${formatDecimal(rounded / 1000)} s`;
}

/** Formats a size, such as "482 B", "1.2 KB", or "3.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${formatDecimal(bytes / 1000)} KB` : `${formatDecimal(bytes / 1_000_000)} MB`;
}

/**
 * Returns the path of a URL, which is relative if the server's URL is. Parameters without a value are shown as `{name}`
 * instead of being percent-encoded.
 */
export function formatUrlPath(url: string): string {
  const path = URL.canParse(url, placeholderOrigin) ? new URL(url, placeholderOrigin).pathname : url;
  return path.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats a number with a unit of time, such as "2 hours". */
export const formatUnit = (count: number, unit: (typeof units)[number][0]): string =>
  count.toLocaleString(i18n.currentLocale, {style: 'unit', unit, unitDisplay: 'long'});

/** Formats an offset in its two largest units, such as "31 days" or "1 day 2 hours". */
export function formatOffset(milliseconds: number): string {
  let remainingMs = milliseconds;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(remainingMs / size);
    remainingMs -= count * size;
    if (count > 0 && parts.length < 2) parts.push(formatUnit(count, unit));
  }
  return parts.join(' ');
}
