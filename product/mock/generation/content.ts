import {arrayAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../state/store';
import {findExampleResult, resolveLanguage, writeBlocks} from './prompt-content';

/**
 * The block types to generate when a request doesn't specify any. Types that the design type doesn't support are
 * skipped.
 */
const defaultBlockTypes = ['title', 'subtitle', 'body', 'price', 'button', 'image'];

/** Generates the requested number of alternatives, each with the requested types of content blocks. */
export function generateContent(request: AsyncRequest, contract: ProductContract): JsonObject[] {
  const {input} = request;
  const blockTypes = contract.getEnumValues('ContentBlockType');
  const types = Array.isArray(input.blockTypes)
    ? (input.blockTypes as readonly string[])
    : defaultBlockTypes.filter((type) => arrayAt(blockTypes[type], 'designTypes').includes(input.designType));
  const examples = findExamples(request, types, contract);
  return Array.from(
    {length: Number(input.alternativeCount)},
    (_, index) => examples[index] ?? {blocks: writeBlocks(request, types, contract, index)},
  );
}

/** Returns the alternatives in the contract's example for its prompt, language, and block types. */
function findExamples(request: AsyncRequest, types: readonly string[], contract: ProductContract): JsonObject[] {
  const inputName = 'content-from-prompt-realistic';
  const {language, blockTypes} = contract.getExample(inputName);
  const matches = language === resolveLanguage(request) && String(blockTypes) === String(types);
  const result = matches && findExampleResult(request, contract, {inputs: [inputName], result: 'content-succeeded'});
  return (result ? arrayAt(result, 'alternatives') : []) as JsonObject[];
}
