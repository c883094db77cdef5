const months = 'January February March April May June July August September October November December'.split(' ');
const month = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')})`;

const countableNouns =
  '(?:px|pixels|characters|bytes|[KMG]B|calls|items|files|records|users|designs|seconds|milliseconds)';

/** Matches a day, month, quarter, or year, in words or digits. */
const date = new RegExp(
  [
    String.raw`(?<iso>\b\d{4}-\d{2}(?:-\d{2})?\b)`,
    String.raw`(?:(?<dayBefore>\b\d{1,2}) )?\b(?<month>${month}) (?:(?<dayAfter>\d{1,2}),? )?(?<year>\d{4})\b`,
    String.raw`\b(?<quarter>Q[1-4]) (?<quarterYear>\d{4})\b`,
    // A four-digit number is a year if it follows a preposition, unless it counts something.
    String.raw`(?<=\b(?:until|till|by|before|through|during|in|of|from|after) (?:early |mid-|late )?)(?<onlyYear>(?:19|20)\d{2})(?![\w/-]|[.,:]\d| ${countableNouns})`,
  ].join('|'),
  'g',
);

/** Matches sentences that become false after the date that they contain, as opposed to facts such as "published in 2023". */
const promisePattern =
  /\b(?:until|till|by|before|through|no later than|will|shall|plan(?:s|ned)?|going to|upcoming|expires?|ends?|retires?|sunsets?|removed in)\b/i;

/** Matches relative dates. "This month" is allowed, because billing months are relative to the reader. */
const relativeDate =
  /\b(?:(?:last|this|next|past|coming) (?:year|quarter|week)|recently|currently|nowadays|at the moment|at this time|at present|right now|as of (?:now|today|this writing)|in the near future|soon to be|(?:brand[- ])?new in (?:19|20)\d{2}|these days)\b/gi;

/**
 * Finds promises whose date has passed, and relative dates.
 *
 * @param {string} text - Prose.
 * @param {string} today - The current date, such as `2030-12-31`.
 * @returns {import('./words.mjs').WordFinding[]}
 */
export function expiredDates(text, today) {
  const expiredPromises = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => promisePattern.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(date)])
    .filter((match) => findLastDay(match.groups ?? {}) < today)
    .map(([match]) => ({match, advice: 'This date has passed. Describe the current state.'}));
  const relativeDates = [...text.matchAll(relativeDate)].map(([match]) => ({
    match,
    advice: 'Name a version or a date instead of a relative time.',
  }));
  return [...expiredPromises, ...relativeDates];
}

/**
 * Returns the last day of a period, such as `2030-12-31` for 2030.
 *
 * @param {Partial<Record<string, string>>} groups - The groups of a match of `date`.
 */
function findLastDay(groups) {
  const {iso, year, quarter, quarterYear, onlyYear} = groups;
  if (iso !== undefined) {
    return iso.length === 10 ? iso : `${iso}-31`;
  }
  if (quarter !== undefined) {
    return `${String(quarterYear)}-${String(Number(quarter.slice(1)) * 3).padStart(2, '0')}-31`;
  }
  if (year !== undefined) {
    const number = months.findIndex((name) => name.slice(0, 3) === groups.month?.slice(0, 3)) + 1;
    const day = groups.dayBefore ?? groups.dayAfter ?? '31';
    return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return `${String(onlyYear)}-12-31`;
}
