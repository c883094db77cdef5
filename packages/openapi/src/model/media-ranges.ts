/** A common media type in each range. */
const commonTypes = new Map(
  Object.entries({
    'application/*': 'application/octet-stream',
    'audio/*': 'audio/mpeg',
    'image/*': 'image/png',
    'text/*': 'text/plain',
    'video/*': 'video/mp4',
  }),
);

/**
 * Returns a media type that a range such as `image/*` contains, the media type itself if it isn't a range, or `undefined`
 * if the range contains different kinds of content.
 */
export const chooseInRange = (range: string): string | undefined =>
  range.includes('*') ? commonTypes.get(range.toLowerCase()) : range;

/** Returns whether media ranges such as `image/png, text/*` contain a media type. */
export const isInRanges = (type: string, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const [name = ''] = range.trim().toLowerCase().split(';');
    return name === '*/*' || name === type || (name.endsWith('/*') && type.startsWith(name.slice(0, -1)));
  });
