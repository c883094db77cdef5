import type {SampleRequest} from '@developer-docs/openapi';
import {loadOnDemand} from '../../client/common/loading/load-on-demand';
import type {RequestDraft} from '../draft/draft';

/** A request's body as it's sent. */
interface EncodedBody {
  /** Absent if the request has no body. */
  readonly body?: string | Blob;
  /** Absent if the request has this header. */
  readonly contentType?: string;
}

/** Encodes a request's body. JSON is sent as the reader typed it. */
export async function encodeBody({body}: SampleRequest, draft: RequestDraft): Promise<EncodedBody> {
  switch (body?.kind) {
    case undefined:
      return {};
    case 'json':
      return {body: draft.body};
    case 'text':
      return {body: body.text};
    case 'form': {
      const pairs = body.fields.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='));
      return {body: pairs.join('&')};
    }
    case 'multipart':
    case 'file': {
      const {encodeFiles} = await loadOnDemand(
        () => import(/* webpackChunkName: "openapi-console-files" */ './encode-files'),
      );
      return encodeFiles(body, draft.files);
    }
  }
}
