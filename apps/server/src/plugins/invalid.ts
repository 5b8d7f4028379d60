import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** A JSON pointer such as `/metadata/zoom` as people write it: `metadata.zoom`. */
function fieldName(pointer: string): string {
  return pointer.split('/').filter(Boolean).join('.');
}

/** One sentence naming the field that a schema refused, or undefined when no schema refused the request. */
export function describeInvalid(error: FastifyError): string | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const first = error.validation[0];
  const reason = first?.message ?? 'Invalid input';
  const field = fieldName(first?.instancePath ?? '');
  return field === '' ? `${reason}.` : `${field}: ${reason}.`;
}
