/*
 * A few schemas that refer to each other can describe billions of combinations. What follows references stops at one of
 * these limits, or at schemas that it has visited, so that a document can't make a build run forever or out of memory.
 */

/** How many schemas in copies within a schema the model has. */
export const maxCopies = 2000;

// Examples

/** How many schemas are tried for an example. */
export const maxSteps = 20_000;
/** Maximum depth of a generated value. Deeper objects only have their required properties. */
export const maxDepth = 6;
/** How many values are tried for a schema, in order, until one is valid. */
export const maxCandidates = 60;
/** How many different items are tried for a list whose items must be unique. */
export const maxVariants = 50;
/** Maximum number of items. */
export const maxItems = 100;
/** Maximum number of values in a value. */
export const maxSize = 10_000;
