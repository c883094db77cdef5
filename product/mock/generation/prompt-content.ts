import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import {getBaseLanguage} from '../drawing/format';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../state/store';
import phrases from './phrases.json';
import {extractPromptText, summarizePrompt} from './prompt-text';

/** Returns the brand that a request follows: its own, or else the user's. */
export const getBrand = ({input, user}: AsyncRequest): JsonObject | undefined =>
  isObject(input.brand) ? input.brand : user?.brand;

/**
 * Returns the language of generated text: the request's, the brand's, or the user's, in that order. A brand in the
 * request replaces the user's brand.
 */
export const resolveLanguage = (request: AsyncRequest): string =>
  stringAt(request.input, 'language') ?? stringAt(getBrand(request), 'language') ?? request.user?.language ?? 'en';

/**
 * Writes content blocks that contain only facts from the prompt and the brand. Types for which there are no facts are
 * left out. If that leaves no blocks, the title is returned.
 *
 * @param types - The content block types in reading order.
 * @param alternative - The alternative's index. Alternatives have different titles.
 */
export function writeBlocks(
  request: AsyncRequest,
  types: readonly string[],
  contract: ProductContract,
  alternative = 0,
): JsonObject[] {
  const language = resolveLanguage(request);
  const brand = getBrand(request);
  const prompt = String(request.input.prompt);
  const text = writeText(prompt, language);
  const aboutBrand = (name: string) => {
    const value = stringAt(brand, name);
    return value !== undefined && isWrittenIn(value, language) ? value : undefined;
  };
  const website = /https:\/\/[^\s"<>]+[^\s"<>.,;:!?)]/.exec(prompt)?.[0] ?? stringAt(brand, 'website');
  const shorten = (type: string, value: string | undefined) =>
    value && summarizePrompt(value, Number(contract.getEnumValues('ContentBlockType')[type]?.maxLength));
  const items = text.others.slice(0, 6).map((item) => shorten('list', item));
  /** The fields of each type of block; `undefined` if there are no facts. */
  const fields: Readonly<Record<string, JsonObject | undefined>> = {
    title: {text: shorten('title', varyTitle(text.title, alternative))},
    subtitle: {text: shorten('subtitle', text.others[0] ?? aboutBrand('tagline'))},
    body: {text: aboutBrand('about')},
    list: items.length < 2 ? undefined : {items},
    badge: {text: /\d+ ?%/.exec(prompt)?.[0]},
    price: text.price,
    button: {text: text.button},
    contact: {website},
    'qr-code': {url: website},
    image: {prompt: summarizePrompt(prompt, 300), altText: text.altText},
    logo: arrayAt(brand, 'logos').length > 0 ? {} : undefined,
  };
  const hasFacts = (type: string) => fields[type] !== undefined && !Object.values(fields[type]).includes(undefined);
  const availableTypes = types.filter(hasFacts);
  return (availableTypes.length > 0 ? availableTypes : ['title']).map((type) => ({type, ...fields[type]}));
}

/** Writes a design's text. The mock can't translate, so text in another language than the prompt's is generic. */
function writeText(prompt: string, language: string) {
  const {title, others, price} = extractPromptText(prompt);
  const texts = genericTexts[language] ?? genericTexts[getBaseLanguage(language)] ?? {title, button: 'Learn more'};
  return isWrittenIn(prompt, language)
    ? {title, button: texts.button, others, price, altText: summarizePrompt(prompt, 160)}
    : {...texts, others: [], price, altText: texts.title};
}

/** Generic marketing texts by language other than English. Buttons have at most 24 characters. */
const genericTexts: Readonly<Record<string, {readonly title: string; readonly button: string}>> = phrases;

/** Guesses whether text is written in a language. Latin letters are assumed to be English, and others this language. */
const isWrittenIn = (text: string, language: string): boolean =>
  getBaseLanguage(language) === 'en' || /(?!\p{Script=Latin})\p{Letter}/u.test(text);

const titleEndings = ['', '!', ' …', '.', '?'];

/** Distinguishes alternatives without adding anything to the facts. */
const varyTitle = (title: string, alternative: number) =>
  `${title}${titleEndings[alternative % titleEndings.length] ?? ''}`;

/** Returns the example whose request body has a prompt, or `undefined`. */
export const findExampleResult = (
  {input}: AsyncRequest,
  contract: ProductContract,
  example: {readonly inputs: readonly string[]; readonly result: string},
): JsonObject | undefined =>
  example.inputs.some((name) => contract.getExample(name).prompt === input.prompt)
    ? objectAt(contract.getExample(example.result), 'result')
    : undefined;
