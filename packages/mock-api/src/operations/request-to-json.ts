import type {JsonObject} from '../contract/json';
import type {LinkBuilder} from '../rendering/links';
import type {AsyncRequest} from '../store/store';
import type {Services} from './operation-handler';

/** Converts a request to a response or webhook body, with links whose lifetime starts now. */
export async function requestToJson(
  request: AsyncRequest,
  {lifecycle}: Services,
  now: number,
  links: LinkBuilder,
): Promise<JsonObject> {
  const {requestId, kind, status, ...rest} = lifecycle.toJson(request, now);
  return {
    requestId,
    kind,
    status,
    statusUrl: links.createStatusUrl(request),
    ...rest,
    ...(status === 'succeeded' && request.result && {result: await links.resultToJson(request, request.result)}),
  };
}
