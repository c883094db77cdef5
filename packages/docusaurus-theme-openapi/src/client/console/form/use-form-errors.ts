import {useEffect, useState} from 'react';
import type {FieldError} from '@developer-docs/mock-api';
import {loadSandbox} from '../../sandbox';
import {createRequest, type RequestDraft} from '../model/draft';
import type {ConsoleOperation} from '../model/operation';
import {encodeBody} from '../model/request-content';

/** The delay between the last change and the check, in milliseconds. */
const checkDelayMs = 300;

/** Returns the errors that a form would have if it were sent. */
export function useFormErrors(model: ConsoleOperation, draft: RequestDraft): readonly FieldError[] {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  useEffect(() => {
    let isCanceled = false;
    const check = async () => {
      const foundErrors = await findErrors(model, draft).catch(() => []);
      if (!isCanceled) setErrors(foundErrors);
    };
    const timer = setTimeout(() => void check(), checkDelayMs);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [model, draft]);
  return errors;
}

async function findErrors(model: ConsoleOperation, draft: RequestDraft): Promise<readonly FieldError[]> {
  const {body, headers} = await encodeBody(createRequest(model, draft), draft);
  if (body === undefined) return [];
  const sandbox = await loadSandbox();
  return sandbox.validateBody(model.operation.id, body, headers['Content-Type'] ?? draft.mediaType);
}
