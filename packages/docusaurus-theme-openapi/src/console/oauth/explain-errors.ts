import {translate} from '@docusaurus/Translate';
import * as oauth from 'oauth4webapi';

/** What a token is requested with: a code, a refresh token, or a client's secret. */
type Grant = 'code' | 'refresh' | 'client';

/** The refresh token has expired, or was revoked. */
export class SessionEndedError extends Error {}

/** Runs a step, and replaces errors of the library, which are in English, with sentences for readers. */
export async function explainErrors<Result>(grant: Grant, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const message = explainError(error, grant)?.trim();
    if (message === undefined) throw error;
    const isEnded = grant === 'refresh' && error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
    throw new (isEnded ? SessionEndedError : Error)(message, {cause: error});
  }
}

/** Returns the message for an error of the library; `undefined` for another error. */
function explainError(error: unknown, grant: Grant): string | undefined {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) {
    // It's text of the server, which can be of any length, and reverse the direction of what follows.
    const clean = (text = '') => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 300);
    return explainRefusal(clean(error.error), clean(error.error_description), grant);
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    return explainRefusal(String(error.status), '', grant, true);
  }
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
    ? explainRefusal(String(cause.status), '', grant)
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
function explainRefusal(
  error: string,
  description: string,
  grant: Grant,
  isClient = /^(?:invalid|unauthorized)_client$/.test(error),
): string {
  if (error === 'access_denied') {
    return translate({
      id: 'theme.openapi.oauth.denied',
      message: 'Access was denied. Sign in again to decide otherwise.',
    });
  }
  if (error === 'invalid_grant') {
    return grant === 'refresh'
      ? translate(
          {id: 'theme.openapi.oauth.sessionEnded', message: 'The session has ended. Sign in again. {description}'},
          {description},
        )
      : translate(
          {
            id: 'theme.openapi.oauth.invalidCode',
            message: 'The authorization server rejected the code. Sign in again. {description}',
          },
          {description},
        );
  }
  // A client with a secret isn't public.
  return isClient && grant !== 'client'
    ? translate(
        {
          id: 'theme.openapi.oauth.invalidClient',
          message:
            'The authorization server doesn’t accept the client ({error}). Check the client ID, and that the client is public, so it needs no secret. {description}',
        },
        {error, description},
      )
    : translate(
        {
          id: 'theme.openapi.oauth.error',
          message:
            'The authorization server responded with {error}. Sign in again, or get a token elsewhere. {description}',
        },
        {error, description},
      );
}
