/** Why the program cannot start, in one line for the operator: what is wrong, where, and what to do. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
