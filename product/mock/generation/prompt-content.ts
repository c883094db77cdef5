import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../store/store';
import {isWrittenIn} from './localization';
import phrases from './phrases.json';
import {extractPromptText, summarizePrompt} from './prompt-text';

/** Returns the brand that a request follows: its own, or else the user's. */
export const getBrand = ({input, user}: AsyncRequest): JsonObject | undefined =>
  isObject(input.brand) ? input.brand : user?.brand;

/**
 * Returns the language of generated text: the request's, the brand's, or the user's, in that order. A brand in the
 * request replaces the user's brand.
 */
export function resolveLanguage(request: AsyncRequest): string {
  return (
    stringAt(request.input, 'language') ?? stringAt(getBrand(request), 'language') ?? request.user?.language ?? 'en'
  );
}

/**
 * Writes content blocks that contain only facts from the prompt and the brand. Types for which there are no facts are
 * left out. If that leaves no blocks, the title is returned.
 *
 * @param types - The content block types in reading order.
 * @param alternative - The index of the alternative. Alternatives have different titles.
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
  // The mock can't translate, so text in another language is generic.
  const isTranslated = !isWrittenIn(prompt, language, contract);
  const text = extractPromptText(prompt);
  const {title, button} = findPhrases(language) ?? {title: text.title, button: 'Learn more'};
  const ownTitle = isTranslated ? title : text.title;
  const aboutBrand = (name: string) => {
    const value = stringAt(brand, name);
    return value !== undefined && isWrittenIn(value, language, contract) ? value : undefined;
  };
  const website = /https:\/\/[^\s"<>]+[^\s"<>.,;:!?)]/.exec(prompt)?.[0] ?? stringAt(brand, 'website');
  const image = isTranslated ? title : summarizePrompt(prompt, 160);
  const createBlock = (type: string, fields: Readonly<Record<string, unknown>>): JsonObject[] =>
    Object.values(fields).includes(undefined) ? [] : [{type, ...fields}];
  const shorten = (type: string, value: string | undefined) =>
    value && summarizePrompt(value, contract.getEnumNumber('ContentBlockType', type, 'maxLength'));
  const writers: Readonly<Record<string, () => JsonObject[]>> = {
    title: () => createBlock('title', {text: shorten('title', varyTitle(ownTitle, alternative))}),
    subtitle: () =>
      createBlock('subtitle', {
        text: shorten('subtitle', (isTranslated ? undefined : text.others[0]) ?? aboutBrand('tagline')),
      }),
    body: () => createBlock('body', {text: aboutBrand('about')}),
    list: () =>
      isTranslated || text.others.length < 2
        ? []
        : createBlock('list', {items: text.others.slice(0, 6).map((item) => shorten('list', item))}),
    badge: () => createBlock('badge', {text: /\d+ ?%/.exec(prompt)?.[0]}),
    price: () => (text.price === undefined ? [] : createBlock('price', priceFields(text.price, isTranslated))),
    button: () => createBlock('button', {text: button}),
    contact: () => createBlock('contact', {website}),
    'qr-code': () => createBlock('qr-code', {url: website}),
    image: () => createBlock('image', {prompt: summarizePrompt(prompt, 300), altText: image}),
    logo: () => (arrayAt(brand, 'logos').length === 0 ? [] : createBlock('logo', {})),
  };
  const blocks = types.flatMap((type) => writers[type]?.() ?? []);
  return blocks.length > 0 ? blocks : (writers.title?.() ?? []);
}

interface Phrases {
  readonly title: string;
  /** At most 24 characters. */
  readonly button: string;
}

/** Finds generic marketing phrases in a language other than English. */
const findPhrases = (language: string): Phrases | undefined => {
  const phrasesByLanguage: Readonly<Record<string, Phrases>> = phrases;
  return phrasesByLanguage[language] ?? phrasesByLanguage[language.split('-')[0] ?? ''];
};

/** The text next to a price is omitted in other languages, because the mock can't translate it. */
const priceFields = (
  {amount, currency, label}: NonNullable<ReturnType<typeof extractPromptText>['price']>,
  isTranslated: boolean,
) => ({
  amount,
  currency,
  ...(label !== undefined && !isTranslated && {label}),
});

const titleEndings = ['', '!', ' …', '.', '?'];

/** Distinguishes alternatives without adding anything to the facts. */
const varyTitle = (title: string, alternative: number) =>
  `${title}${titleEndings[alternative % titleEndings.length] ?? ''}`;

/** Returns the example whose request body has a prompt, or `undefined`. */
export function findExampleResult(
  {input}: AsyncRequest,
  contract: ProductContract,
  example: {readonly inputs: readonly string[]; readonly result: string},
): JsonObject | undefined {
  return example.inputs.some((name) => contract.getExample(name).prompt === input.prompt)
    ? objectAt(contract.getExample(example.result), 'result')
    : undefined;
}
