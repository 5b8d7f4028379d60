/**
 * The name of the meta element in the app's HTML in which the server writes, parted by spaces, the scripts that the
 * page's own screen begins with.
 */
export const FIRST_SCRIPTS = 'first-scripts';
