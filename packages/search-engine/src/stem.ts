// cspell:disable -- word endings
/**
 * The English stemmer of M. F. Porter, “An algorithm for suffix stripping” (Program 14, 1980): `configure`,
 * `configuring`, and `configuration` have the same stem. Stems are only compared with each other, and never displayed.
 */

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

/** Porter's measure of a stem: the number of vowel groups that are followed by a consonant group. */
const atLeastOne = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const exactlyOne = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const atLeastTwo = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const vowelPattern = new RegExp(`^(${consonants})?${vowel}`);
const shortSyllable = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];

const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

function replaceEnding(word: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending)) {
      const base = word.slice(0, -ending.length);
      return atLeastOne.test(base) ? base + replacement : word;
    }
  }
  return word;
}

function stripPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function stripInflection(word: string): string {
  if (word.endsWith('eed')) return atLeastOne.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const ending = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || !vowelPattern.test(rest)) return word;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return shortSyllable.test(rest) ? `${rest}e` : rest;
}

const plainWord = /^[a-z]{3,}$/;

/**
 * Returns the stem that a word shares only with its inflections: `configures` and `configuring`, but not
 * `configuration`.
 */
export function lightStem(term: string): string {
  if (!plainWord.test(term)) return term;
  const word = stripInflection(stripPlural(term));
  return /^.{2,}[ey]$/.test(word) ? word.slice(0, -1) + (word.endsWith('y') ? 'i' : '') : word;
}

/** Returns the stem of a lowercase term. Short terms and terms with accents or digits are returned unchanged. */
export function stem(term: string): string {
  if (!plainWord.test(term)) return term;
  let word = stripInflection(stripPlural(term));
  if (word.endsWith('y') && vowelPattern.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`;
  word = replaceEnding(replaceEnding(word, step2), step3);
  const derived = step4.exec(word);
  if (derived?.[1] !== undefined && atLeastTwo.test(derived[1])) word = derived[1];
  if (word.endsWith('e')) {
    const rest = word.slice(0, -1);
    if (atLeastTwo.test(rest) || (exactlyOne.test(rest) && !shortSyllable.test(rest))) word = rest;
  }
  if (word.endsWith('ll') && atLeastTwo.test(word)) word = word.slice(0, -1);
  return word;
}
