/** Related activities shown. */
export const RELATED_COUNT = 3;
