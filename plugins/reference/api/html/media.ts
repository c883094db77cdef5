import type {Media} from '../../../contract/openapi/model/types';
import {flatten, h, type Content, type Node, type PageContext} from './context';
import {facts} from './facts';
import {renderNot, renderWithin, topPlace} from './fields';
import {typeLabel} from './type-label';
import {renderValues} from './values';

/**
 * The content of a body: its media types, and the fields of each. Types with the same schema share one list.
 *
 * @param note - Said beside the type: required or optional.
 */
export function renderMedia(media: readonly Media[], base: string, note: Content, context: PageContext): Node[] {
  const groups = new Map<string, Media[]>();
  for (const one of media) {
    const key = JSON.stringify(one.schema ?? null);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const schema = group[0]?.schema;
    const parts = Object.entries(group[0]?.partTypes ?? {});
    return flatten([
      h('p', {className: 'ref-media'}, [
        group.map(({type}, index) => [index > 0 && ' or ', h('code', {}, type)]),
        schema !== undefined && [' · ', typeLabel(schema, context)],
        note,
      ]),
      schema?.description !== undefined && context.markdown.blocks(schema.description),
      parts.length > 0 &&
        h('p', {}, [
          'Types of the parts: ',
          parts.map(([name, type], index) => [index > 0 && ', ', h('code', {}, name), ' as ', h('code', {}, type)]),
          '.',
        ]),
      schema !== undefined && [
        facts({...schema, examples: []}),
        renderValues(schema, base, context),
        renderNot(schema, context),
        renderWithin(schema, topPlace(base), context),
      ],
    ]);
  });
}
