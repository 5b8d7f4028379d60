/**
 * The id of the script element in the app's HTML in which the server writes the configuration as JSON, so that the
 * first screen waits for nothing. It stands alone: that screen waits for no schema either.
 */
export const CONFIGURATION_ELEMENT = 'configuration';
