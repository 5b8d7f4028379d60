/**
 * The id of the script element in which the native shell writes its server's address and its own id into the app's
 * page, as JSON: `{server, appId}`. In a page that a server wrote it is not there.
 */
export const SHELL_ELEMENT = 'shell';
