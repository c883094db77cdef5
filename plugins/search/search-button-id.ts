/** The id of the search button, which is the last thing in the top bar. */
export const searchButtonId = 'navbar-search';
