import type {FieldError, ParameterError} from '@developer-docs/mock-api';
import type {Parameter} from '@developer-docs/openapi';
import {toPlainText} from '@developer-docs/utils';
import {useEffect, useState} from 'react';
import {getValueKey, type ConsoleOperation} from '../../shared/console-operation';
import {createRequest} from '../draft/create-request';
import type {RequestDraft} from '../draft/draft';
import {loadSandbox} from '../sandbox/load-sandbox';
import {encodeBody} from '../send/encode-body';

/** The delay between the last change and the check, in milliseconds. */
const checkDelayMs = 300;

/**
 * Finds the message for the field of a parameter. Parameters in different locations can have the same name, and a
 * response doesn't say which of them it's about, so what a check has found takes precedence.
 */
export function findParameterError(
  {name, in: location}: Pick<Parameter, 'name' | 'in'>,
  checked: readonly Pick<ParameterError, 'parameter' | 'in' | 'detail'>[],
  ofResponse: readonly FieldError[],
): string | undefined {
  const hasName = ({parameter}: Pick<FieldError, 'parameter'>) => parameter === name;
  const error = checked.some(hasName)
    ? checked.find((candidate) => hasName(candidate) && candidate.in === location)
    : ofResponse.find(hasName);
  return error?.detail;
}

/**
 * Returns what a check found, which is nothing until the reader pauses.
 *
 * @param check - Must be memoized. A new function checks again.
 */
export function useDelayedCheck<Problem>(check: () => Promise<readonly Problem[]>): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isCanceled = false;
    const run = async () => {
      const found = await check().catch(() => []);
      if (!isCanceled) setProblems(found);
    };
    const timer = setTimeout(() => void run(), checkDelayMs);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [check]);
  return problems;
}

/** Finds the errors that a body would have if it were sent. */
export async function findBodyErrors(operation: ConsoleOperation, draft: RequestDraft): Promise<readonly FieldError[]> {
  const {body, contentType = draft.mediaType} = await encodeBody(createRequest(operation, draft), draft);
  if (body === undefined) return [];
  const sandbox = await loadSandbox(operation.sandbox);
  // The body of a range is JSON.
  return sandbox.validateBody(operation.id, body, contentType.includes('*') ? undefined : contentType);
}

/** Finds the errors that the values of parameters would have if they were sent. */
export async function findParameterErrors(
  operation: ConsoleOperation,
  values: RequestDraft['parameters'],
): Promise<readonly ParameterError[]> {
  const isEmpty = (parameter: Parameter) => (values[getValueKey(parameter)] ?? '') === '';
  const {id, parameters} = operation;
  if (parameters.every(isEmpty) || parameters.some((parameter) => parameter.in === 'path' && isEmpty(parameter))) {
    return [];
  }
  const {url, headers} = createRequest(operation, {
    credential: 'none',
    parameters: values,
    mediaType: '',
    body: '',
    files: {},
  });
  const request = {
    url: toPlainText(url),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, toPlainText(value)])),
  };
  const errors = await (await loadSandbox(operation.sandbox)).validateParameters(id, request);
  return errors.filter(({code}) => code !== 'required');
}
