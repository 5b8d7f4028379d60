import type { FastifyInstance } from 'fastify';
import { IMAGE_KEY } from '../environment.ts';
import { drawFlower } from './drawing.ts';

const SIZES = ['1024x1024', '1024x1536', '1536x1024'];
const LONGEST_PROMPT = 4_000;

interface Asked {
  readonly model?: unknown;
  readonly prompt?: unknown;
  readonly n?: unknown;
  readonly size?: unknown;
  readonly response_format?: unknown;
}

function failure(message: string, code: string) {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}

/** What is wrong with a request; undefined where nothing is. */
function wrongWith({ model, prompt, n = 1, size = SIZES[0], response_format = 'b64_json' }: Asked) {
  if (typeof model !== 'string' || model === '')
    return failure('you must provide a model parameter', 'missing_model');
  if (typeof prompt !== 'string' || prompt === '' || prompt.length > LONGEST_PROMPT)
    return failure(`the prompt has 1 to ${LONGEST_PROMPT} characters`, 'invalid_prompt');
  if (n !== 1) return failure('only one picture at a time', 'invalid_n');
  if (typeof size !== 'string' || !SIZES.includes(size))
    return failure(`size is one of ${SIZES.join(', ')}`, 'invalid_size');
  return response_format === 'b64_json'
    ? undefined
    : failure('only b64_json is given', 'invalid_response_format');
}

function sizeOf({ size = SIZES[0] }: Asked): number[] {
  return typeof size === 'string' ? size.split('x').map(Number) : [];
}

/** Stands in for an OpenAI-compatible images service: it draws a flower of its own for every prompt. */
export function images(app: FastifyInstance): void {
  app.post<{ Body: Asked | undefined }>('/images/v1/images/generations', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${IMAGE_KEY}`)
      return reply.code(401).send(failure('Incorrect API key provided.', 'invalid_api_key'));
    const asked = request.body ?? {};
    const wrong = wrongWith(asked);
    if (wrong) return reply.code(400).send(wrong);
    const [width = 0, height = 0] = sizeOf(asked);
    const picture = drawFlower(asked.prompt as string, width, height);
    return reply.send({
      created: Math.floor(Date.now() / 1000),
      data: [{ b64_json: picture.toString('base64') }],
    });
  });
}
