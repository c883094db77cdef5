import {guessHeight, heightAttributes} from '../../../runtime/content-visibility/height';
import type {Node} from '../html/context';

/** Gives each field of a list that is not inside of anything the room that a browser keeps for it while it is far. */
export const farFields = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => {
    if (node.type !== 'element' || !String(node.properties.className).includes('ref-fields')) {
      return node;
    }
    const children = node.children.map((field) =>
      field.type === 'element'
        ? {...field, properties: {...field.properties, ...heightAttributes(guessHeight([field]))}}
        : field,
    );
    return {...node, children};
  });
