import multipart from '@fastify/multipart';
import { saveDrawing } from '@inkbloom/contracts/drawings';
import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import { saveLimit } from '../../plugins/limits.ts';
import { personOf } from '../../plugins/person.ts';
import { createFairLimit } from './fair-limit.ts';
import { type SaveParts, saveRevision } from './save.ts';
import { createSaveReader } from './save-reader.ts';
import { announcedBytes, readSaveBody, receiveSave } from './save-request.ts';

/** Bytes of saves that are read or worked on at once: of one person, and of all. */
const PERSON_BYTES = 32 * 1024 * 1024;
const TOTAL_BYTES = 8 * MAX_SAVE_BYTES;
/** Saves of one person that wait, and how long one waits before its caller is asked to come back. */
const MAX_WAITING = 8;
const WAIT_MS = 20_000;
const RETRY_SECONDS = 5;
/** A refused body that is larger is not read any more. */
const LARGE_BYTES = 4 * 1024 * 1024;

function tooMany(reply: FastifyReply): ApiError {
  reply.header('retry-after', RETRY_SECONDS);
  const message = 'Many of your saves are under way already. Please try again in a moment.';
  return new ApiError(429, 'too_many_requests', message);
}

/**
 * The call that saves. Nothing of a body is read before there is room for it, so a caller whose own saves fill what one
 * person may have is held up at the network and holds up nobody else.
 */
export async function saveRoute(app: FastifyInstance, parts: SaveParts): Promise<void> {
  const reader = createSaveReader();
  app.addHook('onClose', () => reader.close());
  const inFlight = createFairLimit({ total: TOTAL_BYTES, perPerson: PERSON_BYTES });
  const reading = createFairLimit({ total: 2, perPerson: 1 });

  // Both parsers leave the body where it is; the handler reads it when its time has come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
  await app.register(multipart, { throwFileSizeLimit: true });

  // Whoever sends too much is not listened to until the end of what was refused.
  app.addHook('onSend', async (request, reply) => {
    const isLarge = Number(request.headers['content-length'] ?? MAX_SAVE_BYTES) > LARGE_BYTES;
    if (reply.statusCode === 429 && isLarge) reply.header('connection', 'close');
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<() => void> {
    const { id } = personOf(request);
    const bytes = announcedBytes(request);
    if (inFlight.waitingOf(id) >= MAX_WAITING) throw tooMany(reply);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      return await inFlight.enter(id, bytes, AbortSignal.any([gone.signal, AbortSignal.timeout(WAIT_MS)]));
    } catch {
      throw tooMany(reply);
    }
  }

  async function receive(request: FastifyRequest) {
    const body = await readSaveBody(request);
    const release = await reading.enter(personOf(request).id, 1);
    try {
      return await receiveSave(reader, body);
    } finally {
      release();
    }
  }

  app.post(
    saveDrawing.url,
    {
      config: saveLimit,
      // The schema is the documentation; the body is checked when it has been read.
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        body: {
          content: {
            'application/json': { schema: saveDrawing.body },
            'multipart/form-data': { schema: saveDrawing.form },
          },
        },
        response: { 200: saveDrawing.answer },
      },
    },
    async (request, reply) => {
      const release = await admit(request, reply);
      try {
        const outcome = await saveRevision(parts, personOf(request).id, await receive(request));
        if (outcome.kind === 'saved') return { success: true, data: outcome };
        const { currentRevision, keptRevision } = outcome;
        const message = 'This drawing was changed on another device. Both versions are kept.';
        throw new ApiError(409, 'drawing_conflict', message, { currentRevision, keptRevision });
      } finally {
        release();
      }
    },
  );
}
