import {formatPeriod, translateToEnglish} from '@developer-docs/docusaurus-theme-openapi/node';
import {requireAttribute} from '@developer-docs/docusaurus-utils/node';
import {isObject, omitKeys} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import {throwUnknown} from '../../contract/throw-unknown';
import type {ElementDefinition} from '../context';
import {formatValue} from './columns';

const createText = (value: string): RootContent[] => [{type: 'text', value}];

export const createCode = (lang: string, value: string, meta: string | null = null): RootContent => ({
  type: 'code',
  lang,
  meta,
  value,
});

export const renderContractValue: ElementDefinition['render'] = (attributes, {contract}) => {
  const value = contract.find(requireAttribute(attributes, 'of', 'ContractValue'));
  return createText(attributes.as === 'period' ? formatPeriod(Number(value), translateToEnglish) : formatValue(value));
};

export const renderLimit: ElementDefinition['render'] = (attributes, {contract}) =>
  createText(formatValue(contract.getLimit(requireAttribute(attributes, 'name', 'Limit')).text));

export const renderContractExample: ElementDefinition['render'] = (attributes, {contract}) => {
  const reference = requireAttribute(attributes, 'of', 'ContractExample');
  const {title, without = ''} = attributes;
  const value = omitFields(contract.find(reference), without.match(/\S+/g) ?? [], reference);
  return [createCode('json', JSON.stringify(value, null, 2), title === undefined ? null : `title="${title}"`)];
};

function omitFields(value: unknown, names: readonly string[], reference: string): unknown {
  if (!isObject(value)) return value;
  const unknownName = names.find((name) => !(name in value));
  if (unknownName !== undefined) throwUnknown(`"${reference}" has no field`, unknownName, Object.keys(value));
  return omitKeys(value, ...names);
}
