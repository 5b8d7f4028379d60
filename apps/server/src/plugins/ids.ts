const ID = /^[\w-]{1,64}$/;

/** Whether a text could be an id; one that could not is the id of nothing, and no database has to be asked. */
export function isId(text: string): boolean {
  return ID.test(text);
}
