/** Where a term occurs in relation to a section. */
export const field = {heading: 0, title: 1, ancestors: 2, text: 3, sample: 4, link: 5, phrase: 6} as const;

export type Field = (typeof field)[keyof typeof field];

export const fieldCount = 7;

const sectionShift = 6;
const fieldShift = 3;
const maxFrequency = 7;

/**
 * Creates a posting, which is one number: section × 64 + field × 8 + frequency (1 to 7). With up to 33 million sections
 * (2^31 / 64), it's a small integer, which JavaScript engines store without allocating an object.
 */
export const createPosting = (section: number, fieldId: Field, frequency: number): number =>
  (section << sectionShift) | (fieldId << fieldShift) | Math.min(frequency, maxFrequency);

/** Returns the ID of a posting's section. */
export const unpackSection = (posting: number): number => posting >>> sectionShift;

export const unpackField = (posting: number): Field => ((posting >>> fieldShift) & 7) as Field;

export const unpackFrequency = (posting: number): number => posting & 7;
