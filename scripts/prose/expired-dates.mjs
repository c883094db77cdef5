const months = 'January February March April May June July August September October November December'.split(' ');
const month = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')})`;

const counted = '(?:px|pixels|characters|bytes|[KMG]B|calls|items|files|records|users|designs|seconds|milliseconds)';

/** A date in words or digits: a day, a month, a quarter or a year. */
const date = new RegExp(
  [
    String.raw`(?<iso>\b\d{4}-\d{2}(?:-\d{2})?\b)`,
    String.raw`(?:(?<dayBefore>\b\d{1,2}) )?\b(?<month>${month}) (?:(?<dayAfter>\d{1,2}),? )?(?<year>\d{4})\b`,
    String.raw`\b(?<quarter>Q[1-4]) (?<quarterYear>\d{4})\b`,
    // A year alone is a number like any other: a preposition makes it a date, what is counted makes it a count.
    String.raw`(?<=\b(?:until|till|by|before|through|during|in|of|from|after) (?:early |mid-|late )?)(?<onlyYear>(?:19|20)\d{2})(?![\w/-]|[.,:]\d| ${counted})`,
  ].join('|'),
  'g',
);

/** What makes a sentence with a date a promise, which its date ends. A plain fact ("published in 2023") stays true. */
const promise =
  /\b(?:until|till|by|before|through|no later than|will|shall|plan(?:s|ned)?|going to|upcoming|expires?|ends?|retires?|sunsets?|removed in)\b/i;

/** Words whose meaning depends on the day of reading. A month can be that of the reader's account: plans count by it. */
const relative =
  /\b(?:(?:last|this|next|past|coming) (?:year|quarter|week)|recently|currently|nowadays|at the moment|at this time|at present|right now|as of (?:now|today|this writing)|in the near future|soon to be|(?:brand[- ])?new in (?:19|20)\d{2}|these days)\b/gi;

/**
 * Finds promises whose date is over, and words that were true on the day of writing.
 *
 * @param {string} text - Prose.
 * @param {string} today - The day of reading, such as `2030-12-31`.
 * @returns {{found: string, cure: string}[]}
 */
export function expiredDates(text, today) {
  const promises = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => promise.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(date)])
    .filter((match) => lastDay(match.groups ?? {}) < today)
    .map(([found]) => ({found, cure: 'The date is over: say what holds now.'}));
  const words = [...text.matchAll(relative)].map(([found]) => ({
    found,
    cure: 'Nobody knows when this is read: say since which version or date, or drop it.',
  }));
  return [...promises, ...words];
}

/**
 * The last day that a date means, such as `2030-12-31` for 2030.
 *
 * @param {Partial<Record<string, string>>} groups - What `date` has found.
 */
function lastDay(groups) {
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
