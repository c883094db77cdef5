import type {Contract} from '../contract/contract';
import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '../contract/json';
import type {AsyncRequest} from '../store/store';
import {isWrittenIn, localizeBlock} from './localization';
import {summarizePrompt} from './prompt-summary';

/** The block types that are generated when a request names none, as far as the design type supports them. */
const defaultBlockTypes = ['title', 'subtitle', 'body', 'button', 'image'];

/** The language of generated text: that of the request, then that of the brand, then that of the user. */
export function textLanguage({input, user}: AsyncRequest): string {
  return (
    stringAt(input, 'language') ??
    stringAt(input.brand, 'language') ??
    stringAt(user?.brand, 'language') ??
    user?.language ??
    'en'
  );
}

/** Generates sets of content blocks: as many alternatives and the block types that the request asks for. */
export function generateContent(request: AsyncRequest, contract: Contract): JsonObject[] {
  const {input} = request;
  const blockTypes = contract.enumValues('ContentBlockType');
  const requestedTypes = Array.isArray(input.blockTypes)
    ? (input.blockTypes as readonly string[])
    : defaultBlockTypes.filter((type) => arrayAt(blockTypes[type], 'designTypes').includes(input.designType));
  const language = textLanguage(request);
  const examples = exampleAlternatives(language, contract);
  return Array.from({length: Number(input.alternativeCount)}, (_, index) => {
    const example = examples[index % Math.max(1, examples.length)];
    const blocks = requestedTypes.map(
      (type) => example?.find((block) => block.type === type) ?? localizeBlock(exampleBlock(type, contract), language),
    );
    // Every second alternative gets its title from the prompt, so that the alternatives differ.
    return {blocks: index % 2 === 0 ? blocks : withPromptTitle(blocks, String(input.prompt), language, contract)};
  });
}

/** Replaces the text of a title with the start of the prompt when the prompt is written in the language. */
export function withPromptTitle(
  blocks: readonly JsonObject[],
  prompt: string,
  language: string,
  contract: Contract,
): JsonObject[] {
  const maxLength = contract.enumNumber('ContentBlockType', 'title', 'maxLength');
  return blocks.map((block) =>
    block.type === 'title' && isWrittenIn(prompt, language, contract)
      ? {...block, text: summarizePrompt(prompt, maxLength)}
      : block,
  );
}

/** The alternatives of the contract's example, when that example is in the language. */
function exampleAlternatives(language: string, contract: Contract): JsonObject[][] {
  if (language !== contract.example('content-from-prompt-realistic').language) {
    return [];
  }
  const result = objectAt(contract.example('content-succeeded'), 'result');
  return arrayAt(result, 'alternatives').map((alternative) => arrayAt(alternative, 'blocks') as JsonObject[]);
}

/** A block made of the examples in its schema. */
function exampleBlock(type: string, contract: Contract): JsonObject {
  const schema = contract.schema(String(contract.enumValues('ContentBlockType')[type]?.schema));
  // The last of several alternatives is the one that the service produces; the others are for request bodies.
  const alternative = arrayAt(schema, 'oneOf').at(-1);
  const fields = {...objectAt(schema, 'properties'), ...objectAt(alternative, 'properties')};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const example = isObject(field) ? (arrayAt(field, 'examples')[0] ?? field.const) : undefined;
      return example === undefined ? [] : [[name, example]];
    }),
  );
}
