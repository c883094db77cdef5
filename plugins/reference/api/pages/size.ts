import {structure} from '../html/context';
import type {ApiDocument, Schema} from '../../../contract/openapi/model/types';

/** How deep a page opens schemas in place, at most. */
const deepest = 2;
/** A page with more fields than this opens schemas less deep: the same fields stand in the section of their schema. */
const mostFields = 12_000;

/** How many levels of nested schemas the page of a document opens in place; -1: not even the fields of bodies. */
export function depthFor(document: ApiDocument): number {
  for (let depth = deepest; depth >= 0; depth -= 1) {
    if (countFields(document, depth, mostFields) <= mostFields) {
      return depth;
    }
  }
  return -1;
}

/** The number of fields that a page shows at a depth; counting ends above `limit`. */
function countFields(document: ApiDocument, depth: number, limit: number): number {
  let count = 0;
  const visit = (schema: Schema | undefined, level: number) => {
    if (schema === undefined || count > limit) {
      return;
    }
    const found = structure(schema, {document});
    const inner = [
      found.items,
      ...found.tuple,
      ...found.choices.flatMap(({variants}) => variants.map((variant) => variant.schema)),
    ];
    count += found.fields.length;
    if (level < depth) {
      found.fields.forEach((field) => {
        visit(field.schema, level + 1);
      });
    }
    inner.forEach((part) => {
      visit(part, level + 1);
    });
  };
  const guarded = (schema: Schema | undefined) => {
    visit(schema, 0);
  };
  for (const {body, responses} of [...document.operations, ...document.webhooks]) {
    [...(body?.media ?? []), ...responses.flatMap(({media}) => media)].forEach(({schema}) => {
      guarded(schema);
    });
  }
  document.schemas.forEach(guarded);
  return count;
}
