import {capitalize} from '@developer-docs/utils';

/** Matches an instruction at the start of a prompt, such as "Create a flyer for", which isn't text for the design. */
const instructionPattern =
  /^(?:please\s+)?(?:(?:create|design|generate|make|write)\b[^.:]*?\b(?:about|announcing|for|on|with)|advertise|announce|promote)\s+/i;

const currencies: Readonly<Record<string, string>> = {$: 'USD', '€': 'EUR', '£': 'GBP'};

/**
 * Splits an English prompt into the text elements of a design: "Summer sale: 20% off all chairs" has a title and
 * another clause. The price is absent if the prompt contains none.
 */
export function extractPromptText(prompt: string) {
  const [title = prompt, ...others] = prompt
    .trim()
    .replace(instructionPattern, '')
    .split(/(?<=[.!?])\s+|:\s+|\s+[–—]\s+/)
    .map((part) => capitalize(part.replace(/[.,;]$/, '').trim()))
    .filter((part) => part !== '');
  const [, symbol = '', amount = ''] = /([$€£])\s?(\d+(?:\.\d{1,2})?)/.exec(prompt) ?? [];
  const currency = currencies[symbol];
  return {title, others, ...(currency !== undefined && {price: {amount, currency}})};
}

/** Returns the first sentence of a prompt without its period, truncated at a word boundary. */
export function summarizePrompt(prompt: string, maxLength: number): string {
  const sentence = (prompt.split(/(?<=[.!?])\s/)[0] ?? prompt).replace(/\.$/, '');
  if (sentence.length <= maxLength) return sentence;
  const truncated = sentence.slice(0, maxLength - 1);
  return `${truncated.includes(' ') ? truncated.slice(0, truncated.lastIndexOf(' ')) : truncated}…`;
}
