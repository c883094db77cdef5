import type {SampleRequest} from '@developer-docs/openapi';
import {toWellFormed} from '@developer-docs/utils';
import {importCode} from '../../../client/try-it/recovery';
import type {RequestDraft} from '../draft/draft';

/** The body of a request as it's sent, and the headers that describe it. */
export interface RequestContent {
  readonly body?: string | Blob;
  readonly headers: Readonly<Record<string, string>>;
}

/** Encodes a request's body. JSON is sent as the reader typed it. */
export async function encodeBody({body}: SampleRequest, draft: RequestDraft): Promise<RequestContent> {
  switch (body?.kind) {
    case undefined:
      return {headers: {}};
    case 'json':
      return {body: draft.body, headers: {}};
    case 'text':
      return {body: body.text, headers: {}};
    case 'form': {
      const pairs = body.fields.map((pair) => pair.map((text) => encodeURIComponent(toWellFormed(text))).join('='));
      return {body: pairs.join('&'), headers: {}};
    }
    case 'multipart':
    case 'file': {
      const {encodeFiles} = await importCode(() => import(/* webpackChunkName: "sandbox-files" */ './encode-files'));
      const {body: content, contentType} = encodeFiles(body, draft.files);
      return {body: content, headers: contentType === undefined ? {} : {'Content-Type': contentType}};
    }
  }
}
