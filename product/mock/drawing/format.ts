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
  const format = (timestamp: unknown, options: Intl.DateTimeFormatOptions) =>
    normalizeSpaces(
      new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        numberingSystem: 'latn',
        calendar: 'gregory',
        ...options,
      }).format(toLocalDate(String(timestamp))),
    );
  const formatTime = (timestamp: unknown) => format(timestamp, {hour: 'numeric', minute: '2-digit'});
  return {
    date: format(startsAt, {weekday: 'long', month: 'long', day: 'numeric'}),
    time: endsAt === undefined ? formatTime(startsAt) : `${formatTime(startsAt)} – ${formatTime(endsAt)}`,
  };
}

/** Parses a timestamp and ignores its offset. */
const toLocalDate = (timestamp: string) => new Date(`${timestamp.slice(0, 10)}T${timestamp.slice(11, 16)}:00Z`);

/** Languages that are written from right to left, as in the contract's `languages.yaml`. */
const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur']);

export const isRightToLeft = (language: string) => rightToLeftLanguages.has(getBaseLanguage(language));

/** Returns a language without its script or region, such as `pt` for `pt-BR`. */
export const getBaseLanguage = (language: string) => language.split('-')[0] ?? language;
