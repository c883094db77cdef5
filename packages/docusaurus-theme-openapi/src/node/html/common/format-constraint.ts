import type {Bound, Constraint} from '@developer-docs/openapi';
import type {Translate} from '../../texts/translations';

/** A constraint in words: label "Length", text "1 to 80 characters". */
interface FormattedConstraint {
  readonly label: string;
  readonly text: string;
  /** Whether the text is code, such as a regular expression. */
  readonly isCode: boolean;
}

export function formatConstraint(constraint: Constraint, t: Translate): FormattedConstraint {
  if (!('code' in constraint)) {
    const [label, text] = formatInWords(constraint, t);
    return {label, text, isCode: false};
  }
  const label = constraint.kind === 'keyword' ? constraint.keyword : t(codeLabels[constraint.kind]);
  return {label, text: constraint.code, isCode: true};
}

const codeLabels = {
  pattern: 'constraint.pattern',
  mediaType: 'parameter.mediaType',
  encoding: 'constraint.encoding',
  forbiddenFields: 'constraint.forbiddenFields',
  fieldNames: 'constraint.fieldNames',
  not: 'constraint.not',
} as const;

function formatInWords(constraint: Exclude<Constraint, {code: string}>, t: Translate): [label: string, text: string] {
  switch (constraint.kind) {
    case 'range':
      return [t('constraint.range'), formatRange(constraint, t)];
    case 'multipleOf':
      return [t('constraint.multipleOf'), t.formatNumber(constraint.value)];
    case 'length':
      return [t('constraint.length'), formatCounts(constraint, 'constraint.characters.plurals', t)];
    case 'items': {
      const counts = formatCounts(constraint, 'constraint.itemCount.plurals', t);
      const texts = [counts, constraint.isUnique ? t('constraint.unique') : ''].filter((text) => text !== '');
      return [t(counts === '' ? 'constraint.items' : 'constraint.length'), texts.join(', ')];
    }
    case 'fieldCount':
      return [t('constraint.size'), formatCounts(constraint, 'schema.fields.plurals', t)];
    case 'dependentFields': {
      const {field, required} = constraint;
      return [t('constraint.with', {field}), t('constraint.requires', {fields: required.join(', ')})];
    }
  }
}

/** Formats a range of counts: "1 to 80 characters", "at least 1 character", "exactly 3 items". */
function formatCounts(
  {minimum, maximum}: {readonly minimum?: number; readonly maximum?: number},
  unit: 'constraint.characters.plurals' | 'constraint.itemCount.plurals' | 'schema.fields.plurals',
  t: Translate,
): string {
  const formatCount = (count: number) => t(unit, {count});
  if (maximum === undefined) return minimum === undefined ? '' : t('constraint.atLeast', {value: formatCount(minimum)});
  if (minimum === undefined) return t('constraint.atMost', {value: formatCount(maximum)});
  return minimum === maximum
    ? t('constraint.exactly', {value: formatCount(minimum)})
    : t('constraint.between', {minimum, maximum: formatCount(maximum)});
}

/** Formats a range of numbers: "1 to 10", "more than 0", "0 or more and less than 1". */
function formatRange({minimum, maximum}: {readonly minimum?: Bound; readonly maximum?: Bound}, t: Translate): string {
  if (minimum?.isExclusive === false && maximum?.isExclusive === false) {
    return minimum.value === maximum.value
      ? t('constraint.exactly', {value: minimum.value})
      : t('constraint.between', {minimum: minimum.value, maximum: maximum.value});
  }
  const bounds = [
    minimum && t(minimum.isExclusive ? 'constraint.exclusiveMinimum' : 'constraint.minimum', {value: minimum.value}),
    maximum && t(maximum.isExclusive ? 'constraint.exclusiveMaximum' : 'constraint.maximum', {value: maximum.value}),
  ];
  return bounds.filter((bound) => bound !== undefined).join(` ${t('and')} `);
}
