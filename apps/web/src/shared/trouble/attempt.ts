import { createContext } from 'react';

/** How often what stands here was put up anew after it failed; code that did not come is asked for once an attempt. */
export const Attempt = createContext(0);
