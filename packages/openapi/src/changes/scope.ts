import type {Schema} from '../model/types.js';
import type {Direction} from '../schemas/directions.js';
import type {ChangeKind} from './kinds.js';
import type {ApiChange, ChangePlace} from './types.js';

export type ChangeValues = Pick<ApiChange, 'before' | 'after'>;

/** A change before its operations are known. */
export interface FoundChange extends ChangeValues {
  readonly kind: ChangeKind;
  readonly direction: Direction;
  readonly place: ChangePlace;
}

/** Where two documents are compared, and what was found there. */
export interface Scope {
  readonly direction: Direction;
  readonly place: Omit<ChangePlace, 'path'>;
  readonly path: readonly string[];
  readonly changes: FoundChange[];
  /** Receives the pairs of named schemas. */
  readonly references: Set<SchemaPair>;
  /** Whether the value belongs to a parameter or header, which is written as text. */
  readonly isText?: boolean;
  /** Whether the parameter or header that has the schema has reported its description and deprecation. */
  readonly isDescribed?: boolean;
}

/** Two named schemas that are used at the same place before and after, in one direction. They're compared once. */
export interface SchemaPair extends Scope {
  readonly before: string;
  readonly after: string;
}

/** Compares two schemas; `undefined` allows everything. */
export type CompareSchemas = (before: Schema | undefined, after: Schema | undefined, scope: Scope) => void;

export const createScope = (place: Scope['place'], direction: Direction = 'request'): Scope => ({
  direction,
  place,
  path: [],
  changes: [],
  references: new Set(),
});

export function report({direction, place, path, changes}: Scope, kind: ChangeKind, values?: ChangeValues): void {
  changes.push({kind, direction, place: {...place, path}, ...values});
}

/** Returns the scope of a part of an operation, such as a parameter. */
export const enterPart = (scope: Scope, place: Scope['place']): Scope => ({
  ...scope,
  place: {...scope.place, ...place},
});

export const enterMember = (scope: Scope, ...steps: readonly string[]): Scope => ({
  ...scope,
  path: [...scope.path, ...steps],
  isDescribed: false,
});
