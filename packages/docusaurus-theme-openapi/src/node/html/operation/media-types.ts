import {h, join, type Content} from '@developer-docs/docusaurus-utils/node';
import type {MediaType, PartEncoding} from '@developer-docs/openapi';
import {stringifyJson} from '@developer-docs/utils';
import {fillText, renderDetailList, renderLabel} from '../common/basic-elements';
import {renderConstraints} from '../common/property';
import type {PageContext} from '../page-context';
import {renderEnumValues} from '../schema/enum-values';
import {createRootPosition} from '../schema/schema-position';
import {renderNot, renderStructure, renderStructureOrLink} from '../schema/schema-structure';
import {renderTypeLabel} from '../schema/type-label';
import {renderExampleList, renderHeaders} from './parameters';

interface ContentPosition {
  readonly idPrefix: string;
  /** A request body shows its fields even if its schema has its own page. */
  readonly kind: 'request' | 'response';
  readonly note?: Content;
}

/**
 * Renders the media types of a body with their properties. Media types with the same schema share one list of
 * properties.
 *
 * @param note - Shown after the type, such as "optional".
 */
export function renderContent(
  content: readonly MediaType[],
  {idPrefix, kind, note}: ContentPosition,
  context: PageContext,
): Content {
  const {t} = context;
  const groups = new Map<string, MediaType[]>();
  for (const mediaType of content) {
    const key = stringifyJson(mediaType.schema ?? null);
    groups.set(key, [...(groups.get(key) ?? []), mediaType]);
  }
  return [...groups.values()].flatMap((group) => {
    const {schema, parts = []} = group[0] ?? {};
    const position = {...createRootPosition(idPrefix), direction: kind};
    const contentTypes = parts.flatMap(({name, contentType}) =>
      contentType === undefined ? [] : [[h('code', {}, name), ' (', h('code', {}, contentType), ')']],
    );
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
      contentTypes.length > 0 && h('p', {}, fillText(t('content.partTypes'), {parts: join(contentTypes)})),
      renderParts(parts, idPrefix, context),
      schema !== undefined && [
        renderConstraints({...schema, examples: []}, t),
        renderEnumValues(schema, idPrefix, context),
        renderNot(schema, context),
        kind === 'request'
          ? renderStructure(schema, position, context)
          : renderStructureOrLink(schema, position, context),
      ],
      renderExampleList(
        group.flatMap(({examples}) => examples).filter(({value}) => value === undefined),
        context,
      ),
    ];
  });
}

/** Renders the styles and headers of form parts. */
function renderParts(parts: readonly PartEncoding[], idPrefix: string, context: PageContext): Content {
  const hasDetails = ({style, explode, allowsReserved, headers}: PartEncoding) =>
    style !== undefined || explode !== undefined || allowsReserved || headers.length > 0;
  return parts.filter(hasDetails).map(({name, style, explode, allowsReserved, headers}) => [
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
