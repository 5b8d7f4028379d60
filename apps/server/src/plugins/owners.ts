/** The owner that a signed-in person is, as activities and made pages name it. */
export function ownerOfPerson(userId: string): string {
  return `person:${userId}`;
}
