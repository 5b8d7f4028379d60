/** The header by which the library learns the address of the person; never taken from outside. */
export const ADDRESS_HEADER = 'x-client-ip';
