import {markRecord} from '@developer-docs/docusaurus-utils';
import {h} from '@developer-docs/docusaurus-utils/node';
import type {Property, Schema} from '@developer-docs/openapi';
import type {Element} from 'hast';
import {translateToEnglish} from '../../translations';
import type {MarkdownRenderer} from '../common/markdown-renderer';
import {renderBadges, renderConstraints, renderProperty, renderPropertyList} from '../common/property';
import type {SchemaContext} from '../page-context';
import {renderEnumValues} from './enum-values';
import {renderTypeLabel} from './type-label';

/**
 * Renders properties with their constraints and values, but without nested properties, for elements of a site's own.
 * The labels are English. Patterns are left out, because the descriptions explain them.
 *
 * @param getId - Returns a property's anchor.
 */
export function renderFieldList(
  properties: readonly Property[],
  getId: (name: string) => string,
  markdown: MarkdownRenderer,
): Element {
  const t = translateToEnglish;
  const context: SchemaContext = {
    schemas: new Map(),
    markdown,
    t,
    links: {operations: new Map(), references: new Map(), schemas: new Map()},
    ids: new Set(),
    describedValues: new Map(),
  };
  const entries = properties.map(({name, isRequired, schema}) => {
    const id = getId(name);
    const {items, description} = schema;
    return renderProperty(
      {
        attributes: markRecord({id, kind: 'field', name}),
        name: h('code', {}, name),
        type: renderTypeLabel(schema, context),
        badges: renderBadges(schema, isRequired, t),
        description,
        details: [
          renderConstraints(removePattern(schema), t),
          renderEnumValues(schema, id, context, true),
          items !== undefined &&
            items.properties.length === 0 &&
            renderConstraints({...removePattern(items), examples: []}, t, true),
        ],
      },
      markdown,
    );
  });
  return renderPropertyList(entries);
}

const removePattern = (schema: Schema): Schema => ({
  ...schema,
  constraints: schema.constraints.filter(({kind}) => kind !== 'pattern'),
});
