import type {Contract} from '../contract/contract';
import {isObject, listAt, objectAt, type JsonObject} from '../contract/json';
import {firstWords} from './words';

/** Block types that are written when the call names none, as far as the design type holds them. */
const usual = ['title', 'subtitle', 'body', 'button', 'image'];

/** Writes as many sets of content as were asked for, of the block types that were asked for. */
export function makeContent(input: JsonObject, contract: Contract): JsonObject[] {
  const types = contract.values('content-blocks#ContentBlockType');
  const wanted = Array.isArray(input.blockTypes)
    ? (input.blockTypes as readonly string[])
    : usual.filter((type) => listAt(types[type], 'designTypes').includes(input.designType));
  const written = inExampleLanguage(input, contract);
  return Array.from({length: Number(input.alternativeCount)}, (_, index) => {
    const example = written[index % Math.max(1, written.length)] ?? [];
    const blocks = wanted.map((type) => example.find((block) => block.type === type) ?? exampleBlock(type, contract));
    return {blocks: index % 2 === 0 ? blocks : blocks.map((block) => retitled(block, String(input.prompt)))};
  });
}

/** The contract's example of finished content is in one language; it serves requests for that language. */
function inExampleLanguage(input: JsonObject, contract: Contract): JsonObject[][] {
  if (input.language !== contract.example('content-from-prompt-realistic').language) {
    return [];
  }
  const result = objectAt(contract.example('content-succeeded'), 'result');
  return listAt(result, 'alternatives').map((alternative) => listAt(alternative, 'blocks') as JsonObject[]);
}

/** Every second set has the words of the prompt as its title, so that the sets differ. */
const retitled = (block: JsonObject, prompt: string): JsonObject =>
  block.type === 'title' ? {...block, text: firstWords(prompt, 80)} : block;

/** A block made of the examples that its schema has. */
function exampleBlock(type: string, contract: Contract): JsonObject {
  const schema = contract.find(
    `content-blocks#${String(contract.values('content-blocks#ContentBlockType')[type]?.schema)}`,
  );
  // Of fields that exclude each other the last one is taken: what is made, not what you send.
  const choice = listAt(schema, 'oneOf').at(-1);
  const fields = {...objectAt(schema, 'properties'), ...objectAt(choice, 'properties')};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const [example] = listAt(field, 'examples');
      return example === undefined || !isObject(field) ? [] : [[name, example]];
    }),
  );
}
