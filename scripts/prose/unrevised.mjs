/**
 * Files from before 2026-11-23 whose prose is being rewritten. The rules that were added then don't apply to them yet.
 *
 * @type {readonly string[]}
 */
export const unrevisedFiles = [];
