import type {Json} from '../../../contract';
import {isObject} from '../../../contract/client';

/** An invalid field in a problem document. */
export interface FieldError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** The field errors in a problem document. */
export function findFieldErrors(body: Json | undefined): FieldError[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly Json[]) : [];
  return errors.filter(isObject) as unknown as FieldError[];
}
