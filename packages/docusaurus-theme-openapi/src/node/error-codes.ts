import type {Example, ResponseModel} from '@developer-docs/openapi';
import {isObject} from '@developer-docs/utils';

/** Finds the examples of a response that contain an error code. */
export function findErrorExamples({content}: ResponseModel): {readonly code: string; readonly example: Example}[] {
  return content.flatMap(({examples}) =>
    examples.flatMap((example) => {
      const code = isObject(example.value) ? example.value.code : undefined;
      return typeof code === 'string' ? [{code, example}] : [];
    }),
  );
}
