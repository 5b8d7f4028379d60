/** Where the settings that a person changed are kept, for the tab alone: a key or an address never outlives it. */
export const KEPT_SETTINGS = 'inkbloom.configuration';
