import type {FieldError} from '@developer-docs/mock-api';
import type {Json} from '../../../contract';
import {isObject} from '../../../contract/client';

/** Finds the field errors in a problem document. */
export function findFieldErrors(body: Json | undefined): FieldError[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly Json[]) : [];
  return errors.filter(isObject) as unknown as FieldError[];
}
