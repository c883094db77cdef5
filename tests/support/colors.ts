// Shades as browsers compute them, whichever values the site's tokens define.

export const red = /^rgb\(1\d\d, \d\d?, \d\d?\)$/;
export const dark = /^rgb\(\d\d?, \d\d?, \d\d?\)$/;
export const light = /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/;
