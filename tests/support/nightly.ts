/**
 * The details of a test that's slow and rarely fails. It runs only in `npm run test:full`, which CI runs every night.
 */
export const nightly = {tag: '@nightly'};

/** Returns the details of one of several similar tests, which runs nightly unless it represents the others. */
export const nightlyUnless = (isRepresentative: boolean) => (isRepresentative ? {} : nightly);
