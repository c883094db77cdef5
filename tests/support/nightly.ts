/**
 * The details of a test that is slow and rarely fails. It isn't part of `npm test`, but of `npm run test:full`, which CI runs every
 * night.
 */
export const nightly = {tag: '@nightly'};

/** The details of one of several similar tests: it runs nightly, unless it represents the others. */
export const nightlyUnless = (isRepresentative: boolean) => (isRepresentative ? {} : nightly);
