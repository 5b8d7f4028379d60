import Fastify from 'fastify';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Library, NamedProvider } from './better-auth.ts';
import { reloadableAuth } from './providers.ts';

const PATH = '/.well-known/openid-configuration';

/** A provider that answers what it is told to, and how often it was asked. */
async function issuer(slash = '') {
  const app = Fastify();
  const state = { status: 200, issuer: undefined as unknown, asked: 0 };
  app.get(PATH, async (_request, reply) => {
    state.asked++;
    return reply.code(state.status).send({ issuer: state.issuer });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  state.issuer = origin;
  const provider: NamedProvider = { id: 'google', issuer: origin + slash, clientId: '', clientSecret: '' };
  return { state, provider };
}

/** What is built, by which providers; a provider named in `lost` is none that the library can use. */
async function start(providers: readonly NamedProvider[], lost: readonly string[] = []) {
  const lines: { level: number; msg: string; err?: { message: string } }[] = [];
  const built: string[][] = [];
  const build = (reachable: readonly NamedProvider[]) => {
    const ids = reachable.map(({ id }) => id).filter((id) => !lost.includes(id));
    built.push(reachable.map(({ id }) => id));
    return {
      $context: Promise.resolve({ socialProviders: ids.map((id) => ({ id })) }),
      ids,
    } as unknown as Library;
  };
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const auth = await reloadableAuth(providers, build, log);
  const current = () => (auth.current() as unknown as { ids: string[] }).ids;
  return { auth, built, lines, current };
}

describe('OPS-3 a sign-in provider', () => {
  it('is used where it can be reached, with or without a slash at the end of its name', async () => {
    for (const slash of ['', '/']) {
      const { state, provider } = await issuer(slash);
      const { auth, built, lines, current } = await start([provider]);
      expect([current(), built, lines]).toEqual([['google'], [[], ['google']], []]);
      expect([await auth.ensure('google'), await auth.ensure('yahoo'), state.asked]).toEqual([
        true,
        false,
        1,
      ]);
      state.issuer = `${String(state.issuer)}/`;
      expect((await start([provider])).current()).toEqual(['google']);
    }
  });

  it('is none as long as it fails or calls itself something else, which the log tells, and is asked again', async () => {
    const { state, provider } = await issuer();
    const itself = state.issuer;
    state.status = 500;
    const { auth, built, lines, current } = await start([provider]);
    expect([current(), built]).toEqual([[], [[]]]);
    state.status = 200;
    for (const name of ['https://evil.example', undefined, 7]) {
      state.issuer = name;
      expect(await auth.ensure('google')).toBe(false);
    }
    const msg = 'sign-in provider google cannot be reached; it is asked again when needed';
    expect(lines).toMatchObject(
      [
        'it answered 500',
        'it calls itself https://evil.example',
        'it calls itself undefined',
        'it calls itself 7',
      ].map((message) => ({ level: 40, msg, err: { message } })),
    );
    state.issuer = itself;
    const asked = state.asked;
    expect(await Promise.all([auth.ensure('google'), auth.ensure('google')])).toEqual([true, true]);
    expect([state.asked - asked, built, current()]).toEqual([1, [[], ['google']], ['google']]);
  });

  it('that comes back later is added to those that are there, which are not asked again', async () => {
    const [one, two] = [await issuer(), await issuer()];
    two.state.status = 503;
    const yahoo = { ...two.provider, id: 'yahoo' } as const;
    const { auth, built, current } = await start([one.provider, yahoo]);
    expect(current()).toEqual(['google']);
    expect(await auth.ensure('yahoo')).toBe(false);
    expect(built).toEqual([[], ['google']]);
    two.state.status = 200;
    expect(await auth.ensure('yahoo')).toBe(true);
    expect([built.at(-1), current(), one.state.asked]).toEqual([['google', 'yahoo'], ['google', 'yahoo'], 1]);
  });

  it('counts as down where the library itself could not use it', async () => {
    const { provider } = await issuer();
    expect(await (await start([provider], ['google'])).auth.ensure('google')).toBe(false);
  });
});
