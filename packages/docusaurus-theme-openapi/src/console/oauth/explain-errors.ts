import {translate} from '@docusaurus/Translate';
import * as oauth from 'oauth4webapi';

/** The code or the refresh token has expired, was revoked, or is invalid. */
export class InvalidGrantError extends Error {}

/** Runs a step, and replaces errors of the library, which are in English, with sentences for readers. */
export async function explainErrors<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const message = explainError(error)?.trim();
    if (message === undefined) throw error;
    const isInvalidGrant = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    throw new (isInvalidGrant ? InvalidGrantError : Error)(message, {cause: error});
  }
}

/** Returns the message for an error of the library; `undefined` for another error. */
function explainError(error: unknown): string | undefined {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) {
    // It's text of the server, which can be of any length, and reverse the direction of what follows.
    const clean = (text = '') => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 300);
    return explainRefusal(clean(error.error), clean(error.error_description));
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) return explainRefusal(String(error.status));
  if (!(error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)) {
    return undefined;
  }
  if (error.code === oauth.JWT_TIMESTAMP_CHECK) {
    return translate({
      id: 'theme.openapi.oauth.clock',
      message: 'The times in the ID token aren’t valid now. Check your computer’s clock, and sign in again.',
    });
  }
  const {cause} = error;
  return cause instanceof Response && !cause.ok
    ? explainRefusal(String(cause.status))
    : translate({
        id: 'theme.openapi.oauth.invalidResponse',
        message: 'The authorization server’s response isn’t valid. Sign in again, or tell the API’s owner.',
      });
}

/**
 * Explains an error of the authorization server.
 *
 * @param error - The error code, or the status.
 */
const explainRefusal = (error: string, description = ''): string =>
  error === 'access_denied'
    ? translate({id: 'theme.openapi.oauth.denied', message: 'Access was denied. Sign in again to decide otherwise.'})
    : translate(
        {
          id: 'theme.openapi.oauth.error',
          message:
            'The authorization server responded with {error}. Sign in again, or get a token elsewhere. {description}',
        },
        {error, description},
      );
