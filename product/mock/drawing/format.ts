import type {JsonObject} from '@developer-docs/utils';

/** Replaces special spaces in formatted values, because they differ between browsers and Node.js. */
const normalizeSpaces = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');

/** Formats an amount, such as `$39` for `39.00` and `USD`. */
export function formatPrice(amount: string, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return normalizeSpaces(format.format(Number(amount)));
}

/** Formats the date and the time of an event, in the event's UTC offset. */
export function formatEvent({startsAt, endsAt}: JsonObject, language: string): {date: string; time: string} {
  const start = toLocalDate(startsAt);
  if (start === undefined) return {date: String(startsAt), time: ''};
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    normalizeSpaces(
      new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        numberingSystem: 'latn',
        calendar: 'gregory',
        ...options,
      }).format(date),
    );
  const formatTime = (date: Date) => format(date, {hour: 'numeric', minute: '2-digit'});
  const end = toLocalDate(endsAt);
  return {
    date: format(start, {weekday: 'long', month: 'long', day: 'numeric'}),
    time: end === undefined ? formatTime(start) : `${formatTime(start)} – ${formatTime(end)}`,
  };
}

/** Parses a timestamp and ignores its offset. */
function toLocalDate(value: unknown): Date | undefined {
  const [text] = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d/.exec(typeof value === 'string' ? value : '') ?? [];
  return text === undefined ? undefined : new Date(`${text}:00Z`);
}

/** Languages that are written from right to left, as in the contract's `languages.yaml`. */
const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur']);

export const isRightToLeft = (language: string) => rightToLeftLanguages.has(language.split('-')[0] ?? language);
