import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/internal';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../store/store';
import {isWrittenIn, localizeBlock} from './localization';
import {summarizePrompt} from './prompt-text';

/**
 * The block types to generate when a request doesn't specify any. Types that the design type doesn't support are
 * skipped.
 */
const defaultBlockTypes = ['title', 'subtitle', 'body', 'button', 'image'];

/** Returns the language of generated text: the request's, the brand's, or the user's, in that order. */
export function resolveLanguage({input, user}: AsyncRequest): string {
  return (
    stringAt(input, 'language') ??
    stringAt(input.brand, 'language') ??
    stringAt(user?.brand, 'language') ??
    user?.language ??
    'en'
  );
}

/** Generates the requested number of alternatives, each with the requested types of content blocks. */
export function generateContent(request: AsyncRequest, contract: ProductContract): JsonObject[] {
  const {input} = request;
  const blockTypes = contract.getEnumValues('ContentBlockType');
  const requestedTypes = Array.isArray(input.blockTypes)
    ? (input.blockTypes as readonly string[])
    : defaultBlockTypes.filter((type) => arrayAt(blockTypes[type], 'designTypes').includes(input.designType));
  const language = resolveLanguage(request);
  const examples = findExampleAlternatives(language, contract);
  return Array.from({length: Number(input.alternativeCount)}, (_, index) => {
    const example = examples[index % Math.max(1, examples.length)];
    const blocks = requestedTypes.map(
      (type) =>
        example?.find((block) => block.type === type) ?? localizeBlock(createExampleBlock(type, contract), language),
    );
    // The title of every other alternative comes from the prompt, so that the alternatives differ.
    return {blocks: index % 2 === 0 ? blocks : withPromptTitle(blocks, String(input.prompt), language, contract)};
  });
}

/** Replaces the text of titles with the start of the prompt if the prompt is written in the given language. */
export function withPromptTitle(
  blocks: readonly JsonObject[],
  prompt: string,
  language: string,
  contract: ProductContract,
): JsonObject[] {
  const maxLength = contract.getEnumNumber('ContentBlockType', 'title', 'maxLength');
  return blocks.map((block) =>
    block.type === 'title' && isWrittenIn(prompt, language, contract)
      ? {...block, text: summarizePrompt(prompt, maxLength)}
      : block,
  );
}

/** Returns the alternatives in the contract's example if it's in the given language. */
function findExampleAlternatives(language: string, contract: ProductContract): JsonObject[][] {
  if (language !== contract.getExample('content-from-prompt-realistic').language) {
    return [];
  }
  const result = objectAt(contract.getExample('content-succeeded'), 'result');
  return arrayAt(result, 'alternatives').map((alternative) => arrayAt(alternative, 'blocks') as JsonObject[]);
}

/** Creates a block from the examples in its schema. */
function createExampleBlock(type: string, contract: ProductContract): JsonObject {
  const schema = contract.getSchema(String(contract.getEnumValues('ContentBlockType')[type]?.schema));
  // The last alternative is the one that the service returns. The others are for request bodies.
  const alternative = arrayAt(schema, 'oneOf').at(-1);
  const fields = {...objectAt(schema, 'properties'), ...objectAt(alternative, 'properties')};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const example = isObject(field) ? (arrayAt(field, 'examples')[0] ?? field.const) : undefined;
      return example === undefined ? [] : [[name, example]];
    }),
  );
}
