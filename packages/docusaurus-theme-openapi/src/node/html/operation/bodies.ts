import {h, join, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {Direction, Example, FormField, Link, MediaType, OperationResponse, Schema} from '@developer-docs/openapi';
import {getOrCreate, stringifyJson, toPlainText} from '@developer-docs/utils';
import {highlightCode} from '../../highlight/highlight';
import type {Translate} from '../../texts/translations';
import {
  fillText,
  renderDetailList,
  renderDetails,
  renderLabel,
  renderList,
  type DefinitionRow,
} from '../common/basic-elements';
import {renderConstraints} from '../common/property';
import type {PageContext} from '../page-context';
import {renderEnumValues} from '../schema/enum-values';
import {createRootPosition} from '../schema/schema-links';
import {renderNot, renderStructure, renderStructureOrLink} from '../schema/schema-structure';
import {renderTypeLabel} from '../schema/type-label';
import {renderServerRows} from './operation-summary';
import {renderExampleList, renderHeaders} from './parameters';

interface BodyPosition {
  readonly idPrefix: string;
  /** A request body shows its fields even if its schema has its own page. */
  readonly kind: 'request' | 'response';
  readonly direction: Direction;
  readonly note?: Content;
}

/**
 * Renders the media types of a body with their properties. Media types with the same schema share one list of
 * properties.
 *
 * @param note - Shown after the type, such as "optional".
 */
export function renderMediaTypes(
  content: readonly MediaType[],
  {idPrefix, kind, direction, note}: BodyPosition,
  context: PageContext,
): Content {
  const {t} = context;
  return groupBySchema(content).map((group) => {
    const {schema, fields = []} = group[0] ?? {};
    return [
      h('p', {className: 'openapi-media'}, [
        join(
          group.map(({type}) => h('code', {}, type)),
          ` ${t('or')} `,
        ),
        schema !== undefined && [' · ', renderTypeLabel(schema, context)],
        note,
      ]),
      schema?.description !== undefined && context.markdown.renderBlocks(schema.description),
      renderPartTypes(fields, context),
      renderParts(fields, idPrefix, context),
      schema !== undefined && renderBodySchema(schema, {idPrefix, kind, direction}, context),
      renderExampleList(
        group.flatMap(({examples}) => examples).filter(({value}) => value === undefined),
        context,
      ),
    ];
  });
}

function groupBySchema(content: readonly MediaType[]): MediaType[][] {
  const groups = new Map<string, MediaType[]>();
  for (const mediaType of content) {
    getOrCreate(groups, stringifyJson(mediaType.schema ?? null), (): MediaType[] => []).push(mediaType);
  }
  return [...groups.values()];
}

function renderBodySchema(schema: Schema, {idPrefix, kind, direction}: BodyPosition, context: PageContext): Content {
  const position = {...createRootPosition(idPrefix), direction};
  return [
    renderConstraints({...schema, examples: []}, context.t),
    renderEnumValues(schema, idPrefix, context),
    renderNot(schema, context),
    kind === 'request' ? renderStructure(schema, position, context) : renderStructureOrLink(schema, position, context),
  ];
}

/** Renders the content types of form parts. */
function renderPartTypes(fields: readonly FormField[], {t}: PageContext): Content {
  const types = fields
    .filter(({contentType}) => contentType !== undefined)
    .map(({name, contentType}) => [h('code', {}, name), ' (', h('code', {}, contentType), ')']);
  return types.length > 0 && h('p', {}, fillText(t('content.partTypes'), {parts: join(types)}));
}

/** Renders the styles and headers of form parts. */
function renderParts(fields: readonly FormField[], idPrefix: string, context: PageContext): Content {
  const hasDetails = ({style, explode, allowsReserved, headers = []}: FormField) =>
    style !== undefined || explode !== undefined || allowsReserved === true || headers.length > 0;
  return fields.filter(hasDetails).map(({name, style, explode, allowsReserved, headers = []}) => [
    renderLabel(fillText(context.t('content.encoding'), {part: h('code', {}, name)})),
    renderDetailList([
      // These labels are OpenAPI's keywords, so they aren't translated.
      ['Style', style !== undefined && h('code', {}, style)],
      ['Explode', explode !== undefined && h('code', {}, String(explode))],
      [context.t('parameter.reserved'), allowsReserved && context.t('parameter.unencoded')],
    ]),
    headers.length > 0 && renderHeaders(headers, `${idPrefix}.${name}`, context),
  ]);
}

/** Formats an example's value as code. Strings are plain text, and other values are JSON. */
export const formatExample = ({value = null}: Example): {readonly code: string; readonly language: string} =>
  typeof value === 'string' ? {code: value, language: 'text'} : {code: stringifyJson(value, 2), language: 'json'};

/** Renders the headers and body of a response, without its description and examples. */
export function renderResponse(response: OperationResponse, idPrefix: string, context: PageContext): Content {
  const {headers, content} = response;
  return [
    headers.length > 0 &&
      renderDetails(
        fillText(context.t('response.headers.plurals', {count: headers.length}), {
          names: join(headers.map(({name}) => h('code', {}, name))),
        }),
        renderHeaders(headers, idPrefix, context),
      ),
    renderMediaTypes(content, {idPrefix, kind: 'response', direction: 'response'}, context),
    content.length === 0 && h('p', {className: 'openapi-media'}, context.t('response.noBody')),
    renderResponseLinks(response.links, context),
  ];
}

/** Renders the operations that can use values from a response. */
const renderResponseLinks = (links: readonly Link[], context: PageContext): Content =>
  links.length > 0 && [
    renderLabel(context.t('response.links')),
    renderList(
      links.map((link) => [
        h('code', {}, link.name),
        ': ',
        renderLinkTarget(link, context),
        link.description !== undefined && [' ', context.markdown.renderInline(link.description)],
        renderDetailList([
          ...Object.entries(link.parameters).map(([name, value]): DefinitionRow => [
            h('code', {}, name),
            h('code', {}, toPlainText(value)),
          ]),
          [context.t('request.body'), link.requestBody !== undefined && h('code', {}, toPlainText(link.requestBody))],
          ...renderServerRows(link.server === undefined ? [] : [link.server], context),
        ]),
      ]),
    ),
  ];

function renderLinkTarget({operationId, operationRef = ''}: Link, {links}: PageContext): Content {
  const target = operationId === undefined ? links.references.get(operationRef) : links.operations.get(operationId);
  if (target === undefined) return h('code', {}, operationId ?? operationRef);
  const {url, title} = target;
  return url === undefined ? title : h('a', {href: url}, title);
}

/** Lists a body's examples whose values are in the document. Others are links. */
export const listEmbeddedExamples = ({content}: Pick<OperationResponse, 'content'>): Example[] =>
  content.flatMap(({examples}) => examples).filter(({value}) => value !== undefined);

/** Renders a collapsed example. */
export function renderExample(title: Content, example: Example, context: PageContext): HtmlNode {
  const {code, language} = formatExample(example);
  return renderDetails(
    title,
    [
      example.description !== undefined && context.markdown.renderBlocks(example.description),
      renderCode(code, language, context.t),
    ],
    {className: 'openapi-example'},
  );
}

/** Renders a highlighted code block. It is focusable so that wide code can be scrolled with the keyboard. */
const renderCode = (code: string, language: string, t: Translate): HtmlNode =>
  h(
    'pre',
    {className: 'openapi-snippet', tabIndex: '0', role: 'group', 'aria-label': t('code.label', {language})},
    h('code', {className: `language-${language}`}, {type: 'raw', value: highlightCode(code, language)}),
  );
