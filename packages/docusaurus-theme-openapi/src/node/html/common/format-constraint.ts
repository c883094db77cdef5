import type {Bound, Constraint} from '@developer-docs/openapi';
import type {Translate} from '../../../translations';

/** A constraint in words: label "Length", text "1 to 80 characters". */
export interface FormattedConstraint {
  readonly label: string;
  readonly text: string;
  /** Whether the text is code, such as a regular expression. */
  readonly isCode: boolean;
}

/** Formats a constraint. */
export function formatConstraint(constraint: Constraint, t: Translate): FormattedConstraint {
  switch (constraint.kind) {
    case 'range':
      return {label: t('constraint.range'), text: formatRange(constraint, t), isCode: false};
    case 'multipleOf':
      return {label: t('constraint.multipleOf'), text: t.formatNumber(constraint.value), isCode: false};
    case 'length':
    case 'nameLength':
      return {
        label: t(constraint.kind === 'length' ? 'constraint.length' : 'constraint.fieldNames'),
        text: formatCounts(constraint, 'constraint.characters.plurals', t),
        isCode: false,
      };
    case 'items': {
      const counts = formatCounts(constraint, 'constraint.itemCount.plurals', t);
      const texts = [counts, constraint.isUnique ? t('constraint.unique') : ''].filter((text) => text !== '');
      return {
        label: t(counts === '' ? 'constraint.items' : 'constraint.length'),
        text: texts.join(', '),
        isCode: false,
      };
    }
    case 'fieldCount':
      return {
        label: t('constraint.size'),
        text: formatCounts(constraint, 'schema.fields.plurals', t),
        isCode: false,
      };
    case 'dependentFields': {
      const {field, required} = constraint;
      return {
        label: t('constraint.with', {field}),
        text: t('constraint.requires', {fields: required.join(', ')}),
        isCode: false,
      };
    }
    case 'keyword':
      return {label: constraint.keyword, text: constraint.code, isCode: true};
    default:
      return {label: t(codeLabels[constraint.kind]), text: constraint.code, isCode: true};
  }
}

const codeLabels = {
  pattern: 'constraint.pattern',
  mediaType: 'parameter.mediaType',
  encoding: 'constraint.encoding',
  forbiddenFields: 'constraint.forbiddenFields',
  fieldNames: 'constraint.fieldNames',
  not: 'constraint.not',
} as const;

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
