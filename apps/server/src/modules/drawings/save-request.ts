import { SaveFields, type SaveFields as Fields } from '@inkbloom/contracts/drawings';
import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import type { ReadSave, SaveBytes, SaveContent } from './read-save.ts';
import { contentOf, type SaveReader } from './save-reader.ts';

/** Bytes of the fields of a save in its binary form. */
const MAX_FIELDS_BYTES = 16 * 1024;
const PARTS = ['save', 'picture', 'journal'];

/** A save whose fields were checked and whose content was read. */
export interface ReceivedSave {
  readonly fields: Fields;
  readonly content: SaveContent;
}

function tooLarge(): ApiError {
  return new ApiError(413, 'body_too_large', 'That is larger than the server accepts.');
}

function invalid(message: string): ApiError {
  return new ApiError(400, 'invalid_request', message);
}

/**
 * The bytes that a save announces, or the most that one may have when it does not tell. Throws the 413 `body_too_large`
 * failure when they are too many.
 */
export function announcedBytes(request: FastifyRequest): number {
  const announced = request.headers['content-length'];
  if (announced === undefined) return MAX_SAVE_BYTES;
  if (Number(announced) > MAX_SAVE_BYTES) throw tooLarge();
  return Number(announced);
}

/**
 * Reads a body into one piece of memory of the announced size: two copies of large ones would wait for the collector.
 */
async function readBody(request: FastifyRequest): Promise<Buffer> {
  const body = Buffer.allocUnsafeSlow(announcedBytes(request));
  let size = 0;
  for await (const chunk of request.raw) {
    const bytes = chunk as Buffer;
    if (size + bytes.length > body.length) throw tooLarge();
    size += bytes.copy(body, size);
  }
  return body.subarray(0, size);
}

/** A field that was announced as JSON is parsed already. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface FormParts extends SaveBytes {
  readonly fields: string;
}

async function readForm(request: FastifyRequest): Promise<FormParts> {
  const parts = new Map<string, string | Buffer>();
  let size = 0;
  for await (const part of request.parts({
    limits: {
      parts: PARTS.length + 1,
      fileSize: MAX_SAVE_BYTES,
      fieldSize: MAX_FIELDS_BYTES,
      headerPairs: 20,
    },
  })) {
    const value = part.type === 'file' ? await part.toBuffer() : textOf(part.value);
    size += value.length;
    if (size > MAX_SAVE_BYTES) throw tooLarge();
    if (!PARTS.includes(part.fieldname) || parts.has(part.fieldname)) {
      throw invalid(`${part.fieldname.slice(0, 64)}: the request has a part that a save does not have.`);
    }
    parts.set(part.fieldname, value);
  }
  return checkForm(parts);
}

function checkForm(parts: ReadonlyMap<string, string | Buffer>): FormParts {
  const fields = parts.get('save');
  const picture = parts.get('picture');
  const journal = parts.get('journal');
  if (fields === undefined) throw invalid('save: the part with the fields is missing.');
  if (!Buffer.isBuffer(picture)) throw invalid('picture: a file is needed.');
  if (journal !== undefined && !Buffer.isBuffer(journal)) throw invalid('journal: a file is needed.');
  return { fields: fields.toString(), picture, journal };
}

function parseFields(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid('save: the fields are not JSON.');
  }
}

/** What went wrong with a body on its way, as a failure of the caller. */
function bodyFailure(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if ((error as { statusCode?: number }).statusCode === 413) return tooLarge();
  return invalid('The request could not be read.');
}

/** Reads a body of either form; what it says is not looked at yet. */
export async function readSaveBody(request: FastifyRequest): Promise<Buffer | FormParts> {
  try {
    return request.isMultipart() ? await readForm(request) : await readBody(request);
  } catch (error) {
    throw bodyFailure(error);
  }
}

function checkFields(fields: unknown): Fields {
  const checked = SaveFields.safeParse(fields);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw invalid(`${field === '' ? '' : `${field}: `}${issue?.message ?? 'Invalid input'}.`);
}

/** Finds out what a body holds. Throws the 400 that says what is wrong with it, its fields first. */
export async function receiveSave(reader: SaveReader, body: Buffer | FormParts): Promise<ReceivedSave> {
  if (!Buffer.isBuffer(body)) {
    const fields = checkFields(parseFields(body.fields));
    const { picture, journal } = body;
    return { fields, content: contentOf(await reader.readParts({ picture, journal })) };
  }
  const read: ReadSave = await reader.readJson(body);
  if (read.fields === undefined) contentOf(read);
  return { fields: checkFields(read.fields), content: contentOf(read) };
}
