import * as z from 'zod';

/** Milliseconds that a picture may take, and bytes that an answer has at most. */
const TIME_LIMIT_MS = 180_000;
const MOST_ANSWER_BYTES = 48_000_000;
const MOST_WORDS = 300;
const SIZE = '1024x1024';

/** What can go wrong with an image model; the words stay the same. */
export type ImageModelCode =
  | 'image_model_not_set'
  | 'image_model_away'
  | 'image_model_slow'
  | 'image_model_busy'
  | 'image_model_refused_key'
  | 'image_model_refused'
  | 'image_model_bad_answer';

/** An image model that gave no picture, in words for the operator. */
export class ImageModelError extends Error {
  override readonly name = 'ImageModelError';
  readonly code: ImageModelCode;

  constructor(code: ImageModelCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where an image model is reached. */
export interface ImageModelConfig {
  /** The address before `/images/generations`, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

const Answer = z.object({ data: z.array(z.object({ b64_json: z.base64().optional() })).min(1) });
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** Reads an answer up to its limit. */
async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_ANSWER_BYTES)
      throw new ImageModelError('image_model_bad_answer', 'The answer of the image model is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the service says is wrong, short and without the key. */
function wordsOf(text: string, key: string): string {
  const failure = Failure.safeParse(parsed(text));
  const words = failure.success ? failure.data.error.message : 'it does not say why';
  return words
    .replaceAll(key, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, MOST_WORDS);
}

function failureOf({ status, headers }: Response, text: string, key: string): ImageModelError {
  const words = wordsOf(text, key);
  if (status === 401 || status === 403)
    return new ImageModelError('image_model_refused_key', `The image model refuses the key: ${words}`);
  if (status === 429) {
    const after = headers.get('retry-after');
    const wait = after === null ? '' : ` Try again after ${after.slice(0, 40)} seconds.`;
    return new ImageModelError('image_model_busy', `The image model takes no more for now: ${words}.${wait}`);
  }
  if (status >= 500)
    return new ImageModelError('image_model_away', `The image model failed with ${status}: ${words}`);
  return new ImageModelError('image_model_refused', `The image model refuses with ${status}: ${words}`);
}

function awayOf(error: unknown): ImageModelError {
  if (error instanceof ImageModelError) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate
    ? new ImageModelError('image_model_slow', 'The image model did not answer in time.')
    : new ImageModelError(
        'image_model_away',
        'The image model cannot be reached. IMAGE_API_URL says where it is.',
      );
}

function bodyOf(model: string, prompt: string): string {
  // The newest models always answer with the picture itself and do not know the field.
  const form = model.startsWith('gpt-image') ? {} : { response_format: 'b64_json' };
  return JSON.stringify({ model, prompt, n: 1, size: SIZE, ...form });
}

async function ask(config: ImageModelConfig, prompt: string, signal: AbortSignal): Promise<string> {
  const { url, key, model } = config;
  const response = await fetch(`${url}/images/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: bodyOf(model, prompt),
    // The key goes to the address that the operator named, and nowhere else.
    redirect: 'error',
    signal,
  });
  const text = await readBounded(response);
  if (!response.ok) throw failureOf(response, text, key);
  return text;
}

/**
 * Asks an OpenAI-compatible images service for one picture. Throws ImageModelError; nothing that it says holds the key.
 */
export async function imagePicture(
  config: ImageModelConfig,
  prompt: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Uint8Array> {
  const text = await ask(config, prompt, AbortSignal.timeout(timeLimitMs)).catch((error: unknown) => {
    throw awayOf(error);
  });
  const answer = Answer.safeParse(parsed(text));
  const picture = answer.success ? answer.data.data[0]?.b64_json : undefined;
  if (picture === undefined)
    throw new ImageModelError(
      'image_model_bad_answer',
      'The image model answers without a picture (b64_json).',
    );
  return Buffer.from(picture, 'base64');
}
