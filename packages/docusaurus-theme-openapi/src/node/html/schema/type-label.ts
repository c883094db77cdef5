import {h, toNodes, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import {resolveSchema, type Schema} from '@developer-docs/openapi';
import type {Element} from 'hast';
import type {PageLinks, SchemaLink} from '../../placement/version-pages';
import type {Translate} from '../../texts/translations';
import {fillText} from '../common/basic-elements';
import type {PageContext} from '../page-context';

/** What a label needs of {@link PageContext}. */
type LabelContext = Pick<PageContext, 'schemas' | 't'> & {readonly links: Pick<PageLinks, 'schemas'>};

/** Maximum depth of "array of array of …" in a label. */
const maxLabelDepth = 4;

/**
 * Renders a schema's type: "string · date-time", "array of BrandColor", "one of 3", "string or null". The names of
 * schemas that have a section link to it.
 */
export function renderTypeLabel(schema: Schema, context: LabelContext, depth = 0): HtmlNode[] {
  const resolvedSchema = resolveSchema(schema, context);
  return toNodes([
    renderTypes(schema, resolvedSchema, context, depth),
    schema.format !== undefined && ` · ${schema.format}`,
    schema.types.includes('null') &&
      (schema.types.length > 1 || resolvedSchema.alternatives.length > 0) &&
      ` ${context.t('or')} null`,
    schema.ref !== undefined && hasStructure(resolvedSchema) && [' · ', renderSchemaName(schema.ref, context)],
  ]);
}

/** Returns where pages describe a schema. All members are absent if none does. */
export const findSchemaLink = (name: string | undefined, {links}: LabelContext): SchemaLink =>
  links.schemas.get(name ?? '') ?? {};

/** Renders a schema's name, as a link if it has a section. */
export function renderSchemaName(name: string, context: LabelContext): Element {
  const {url} = findSchemaLink(name, context);
  return url === undefined ? h('span', {}, name) : h('a', {href: url}, name);
}

function renderTypes(schema: Schema, resolvedSchema: Schema, context: LabelContext, depth: number): Content {
  const {t} = context;
  if (schema.isNever) return t('type.never');
  // A reference inside its own target has no types.
  const types = (schema.types.length > 0 ? schema : resolvedSchema).types.filter((type) => type !== 'null');
  if (types.length === 0) {
    const isNull =
      resolvedSchema.alternatives.length === 0 && [schema, resolvedSchema].some((each) => each.types.length > 0);
    return isNull ? 'null' : describeAlternatives(resolvedSchema, t);
  }
  const {prefixItems, items, properties, additionalProperties} = resolvedSchema;
  const renderType = (type: string): Content => {
    if (type === 'array' && prefixItems.length > 0) return t('type.tuple', {count: prefixItems.length});
    if (type === 'array' && items !== undefined && depth < maxLabelDepth) {
      return fillText(t('type.array'), {type: renderTypeLabel(items, context, depth + 1)});
    }
    const isMap = type === 'object' && properties.length === 0 && additionalProperties;
    if (isMap && additionalProperties !== schema && depth < maxLabelDepth) {
      return fillText(t('type.map'), {type: renderTypeLabel(additionalProperties, context, depth + 1)});
    }
    return type;
  };
  return types.map((type, index) => [index > 0 && ` ${t('or')} `, renderType(type)]);
}

function describeAlternatives({alternatives: [alternatives]}: Schema, t: Translate): string {
  if (alternatives === undefined) return t('type.any');
  return t(alternatives.kind === 'oneOf' ? 'type.oneOf' : 'type.anyOf', {count: alternatives.variants.length});
}

/** Returns whether a schema's section is worth linking to. Scalars are described completely where they're used. */
const hasStructure = ({properties, alternatives, enumValues, types}: Schema): boolean =>
  properties.length > 0 || alternatives.length > 0 || enumValues.length > 0 || types.includes('object');
