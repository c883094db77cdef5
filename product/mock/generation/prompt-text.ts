/** A design's text, extracted from an English prompt. */
export interface PromptText {
  readonly title: string;
  /** The other sentences and clauses of the prompt. */
  readonly others: readonly string[];
  readonly price?: {readonly amount: string; readonly currency: string; readonly label?: string};
}

const media = 'ad|banner|card|cover|design|flyer|header|invitation|post|poster|slide|story';
/** As in "Create a modern flyer for". */
const creation = String.raw`(?:create|design|generate|make|write)\s+(?:an?|the|some)?\s*(?:[\w-]+\s+){0,3}?(?:${media})s?\s+(?:about|announcing|for|on|that announces|with)`;
/** As in "Announce", and "Invite everyone to". */
const announcement = String.raw`advertise|announce|promote|invite\s+(?:customers|everyone|guests|people|them|us|users)\s+to`;

/** Matches an instruction at the start of a prompt, which isn't text for the design. */
const instructionPattern = new RegExp(String.raw`^(?:please\s+)?(?:${creation}|${announcement})\s+`, 'i');

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
};

const number = String.raw`(\d+(?:\.\d{1,2})?)`;

/** Matches "$39" and "39.50 euros". */
const pricePattern = new RegExp(String.raw`([$€£])\s?${number}|\b${number}\s?(dollar|euro|pound|usd|eur|gbp)s?\b`, 'i');

/** Matches the unit that follows a price, such as "per person". */
const unitPattern = /^\s*(per \p{Letter}+)/iu;

/**
 * Splits a prompt into the text elements of a design: "Summer sale: 20% off all chairs" has a title and another clause.
 */
export function extractPromptText(prompt: string): PromptText {
  const [first = prompt, ...others] = prompt
    .trim()
    .replace(instructionPattern, '')
    .split(/(?<=[.!?])\s+|:\s+|\s+[–—]\s+/)
    .map((part) => capitalize(part.replace(/[.,;]$/, '').trim()))
    .filter((part) => part !== '');
  const match = pricePattern.exec(prompt);
  const [matched = '', symbol, amountAfterSymbol, amountBeforeWord, currencyWord] = match ?? [];
  const currency = currencies[(symbol ?? currencyWord ?? '').toLowerCase()];
  const amount = amountAfterSymbol ?? amountBeforeWord;
  const label = unitPattern.exec(prompt.slice((match?.index ?? 0) + matched.length))?.[1];
  return {
    title: first,
    others,
    ...(amount !== undefined && currency !== undefined && {price: {amount, currency, ...(label && {label})}}),
  };
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the first sentence of a prompt without its period, truncated at a word boundary. */
export function summarizePrompt(prompt: string, maxLength: number): string {
  const sentence = (prompt.split(/(?<=[.!?])\s/)[0] ?? prompt).replace(/\.$/, '');
  if (sentence.length <= maxLength) return sentence;
  const truncated = sentence.slice(0, maxLength - 1);
  return `${truncated.includes(' ') ? truncated.slice(0, truncated.lastIndexOf(' ')) : truncated}…`;
}
