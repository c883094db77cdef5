import type {Json} from '@developer-docs/utils';
import type {Operation, Parameter} from '../model/types.js';
import type {Direction} from '../schemas/directions.js';
import type {ChangeKind, ChangeLevel} from './kinds.js';

/** Where a change is. If there's no operation, schema, or security scheme, it's the document itself. */
export interface ChangePlace {
  /** The operation after the change, or the removed operation. */
  readonly operation?: Pick<Operation, 'kind' | 'id' | 'method' | 'path' | 'pointer'>;
  /** The schema's name after the change. */
  readonly schema?: string;
  readonly securityScheme?: string;
  readonly parameter?: Pick<Parameter, 'name' | 'in'>;
  readonly status?: string;
  /** The name of the header in the response. */
  readonly header?: string;
  readonly isBody?: boolean;
  readonly mediaType?: string;
  /**
   * The path to the field: names of properties, `[]` for the items of an array, `[0]` for a tuple item, `*` for other
   * properties, `/pattern/` for properties that match a pattern, and `<Cat>` for an alternative.
   */
  readonly path: readonly string[];
}

/** A change of one property at one place in one direction. */
export interface ApiChange {
  /** Identifies the change between these versions, even if others are added. It contains the kind. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly level: ChangeLevel;
  /** Absent if the change means the same in both. */
  readonly direction?: Direction;
  readonly place: ChangePlace;
  readonly before?: Json;
  readonly after?: Json;
  /** The IDs of the operations and webhooks that the change affects: several for a schema. */
  readonly operations: readonly string[];
}
