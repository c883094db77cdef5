/** An error of the authorization endpoint or the token endpoint (RFC 6749, sections 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}
