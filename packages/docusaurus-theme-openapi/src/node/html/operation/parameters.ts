import {markRecord} from '@developer-docs/docusaurus-utils';
import {h, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import {resolveSchema, type Example, type Header, type Parameter, type Schema} from '@developer-docs/openapi';
import type {Element} from 'hast';
import {reserveId} from '../../placement/ids';
import {
  fillText,
  formatExampleTitle,
  formatValue,
  renderDetailList,
  renderDetails,
  renderExternalLink,
  type DefinitionRow,
} from '../common/basic-elements';
import {
  renderBadges,
  renderChangeBadge,
  renderConstraints,
  renderDeprecationNote,
  renderNameLink,
  renderProperty,
  renderPropertyList,
} from '../common/property';
import type {PageContext} from '../page-context';
import {renderEnumValues} from '../schema/enum-values';
import {createRootPosition} from '../schema/schema-links';
import {isExpandable, renderItems, renderNot, renderStructure} from '../schema/schema-structure';
import {renderTypeLabel} from '../schema/type-label';

/** Renders the parameters in one location. */
export const renderParameters = (parameters: readonly Parameter[], idPrefix: string, context: PageContext): HtmlNode =>
  renderPropertyList(
    parameters.map((parameter) =>
      renderHeaderOrParameter(
        parameter,
        {
          idPrefix: `${idPrefix}${parameter.in}`,
          kind: 'parameter',
          serialization: describeSerialization(parameter, context),
        },
        context,
      ),
    ),
  );

/** Renders the headers of a response or of a part of a form. */
export const renderHeaders = (headers: readonly Header[], idPrefix: string, context: PageContext): HtmlNode =>
  renderPropertyList(
    headers.map((header) => renderHeaderOrParameter(header, {idPrefix: `${idPrefix}.header`, kind: 'header'}, context)),
  );

/** Describes the serialization of a value if it isn't the default for its location. */
function describeSerialization(parameter: Parameter, {t}: PageContext): Content {
  const {in: location, style, explode, mediaType, allowsEmptyValue, allowsReserved} = parameter;
  const isForm = location === 'query' || location === 'cookie';
  const isDefault = style === (isForm ? 'form' : 'simple') && explode === isForm;
  return renderDetailList([
    [t('parameter.mediaType'), mediaType !== undefined && h('code', {}, mediaType)],
    [
      t('parameter.serialization'),
      !isDefault &&
        mediaType === undefined &&
        fillText(t(explode ? 'parameter.exploded' : 'parameter.joined'), {style: h('code', {}, style)}),
    ],
    [t('parameter.emptyValue'), allowsEmptyValue && t('parameter.allowed')],
    [t('parameter.reserved'), allowsReserved && t('parameter.unencoded')],
  ]);
}

/** How a header or parameter is rendered. */
interface EntryOptions {
  readonly idPrefix: string;
  readonly kind: 'parameter' | 'header';
  /** Shown after the type. */
  readonly note?: string;
  /** Shown after the constraints. */
  readonly serialization?: Content;
}

/** Renders a header or parameter. */
export function renderHeaderOrParameter(
  header: Header,
  {idPrefix, kind, note, serialization}: EntryOptions,
  context: PageContext,
): Element {
  const {name, isRequired, isDeprecated, schema, description} = header;
  const id = reserveId(`${idPrefix}.${name}`, context);
  const position = {...createRootPosition(id), path: name, depth: 1};
  const {items} = resolveSchema(schema, context);
  const {constraint, list} = splitExamples(header);
  const schemaWithExample = {...schema, isDeprecated, examples: constraint};
  return renderProperty(
    {
      attributes: markRecord({id, kind, name}),
      name: renderNameLink(id, name),
      type: renderTypeLabel(schema, context),
      badges: [
        renderBadges({...schemaWithExample, isRequired: isRequired && kind === 'parameter'}, context.t),
        renderChangeBadge(header, context),
        note !== undefined && [' ', h('i', {}, `· ${note}`)],
      ],
      description,
      deprecation: renderDeprecationNote(header.deprecation, context),
      details: [
        renderConstraints(schemaWithExample, context.t),
        serialization,
        renderExampleList(list, context),
        renderEnumValues(schema, id, context),
        renderNot(schema, context),
        isExpandable(schema, position, context)
          ? renderDetails(context.t('content'), renderStructure(schema, position, context))
          : items !== undefined && renderItems(items, position, context),
      ],
    },
    context.markdown,
  );
}

/** Selects the examples that are among the constraints, and those that are in a list with their titles. */
function splitExamples({examples, schema}: Header): {
  readonly constraint: Schema['examples'];
  readonly list: readonly Example[];
} {
  const declared = examples.filter(({isGenerated}) => !isGenerated);
  const complete = declared.filter(({value}) => value !== undefined);
  const hasText = declared.some(({summary, description}) => summary !== undefined || description !== undefined);
  // The only example is a constraint, unless it has text of its own.
  const isList = complete.length > 1 || hasText;
  const values = isList ? [] : complete.map(({value = null}) => value);
  return {
    constraint: complete.length === 0 ? schema.examples : values,
    list: declared.filter(({externalValue}) => isList || externalValue !== undefined),
  };
}

/**
 * Renders examples with their titles and descriptions. Those that aren't part of the document are links. Others can
 * consist of their texts, for example if a request has no body.
 */
export const renderExampleList = (examples: readonly Example[], {markdown, t}: PageContext): Content =>
  renderDetailList(
    examples.map((example): DefinitionRow => {
      const {value, externalValue, description, summary} = example;
      // Nothing follows such a title, and rows without a description aren't rendered.
      if ([value, externalValue, description].every((content) => content === undefined)) return [t('example'), summary];
      return [
        formatExampleTitle(example, t),
        [
          value === undefined ? undefined : h('code', {}, formatValue(value)),
          externalValue !== undefined && renderExternalLink(externalValue, externalValue),
          description !== undefined && [' ', markdown.renderInline(description)],
        ],
      ];
    }),
  );
