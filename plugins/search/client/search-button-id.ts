/** The ID of the search button, which is the last element of the navbar. */
export const searchButtonId = 'navbar-search';
