import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { JWK } from 'oidc-provider';
import { loadOrMake } from '../kept-file.ts';

/** What a provider signs with: its tokens and its cookies. */
export interface Keys {
  readonly signing: readonly JWK[];
  readonly cookies: readonly string[];
}

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' }) as JWK;
  const kid = randomBytes(8).toString('hex');
  return {
    signing: [{ ...jwk, kid, use: 'sig', alg: 'RS256' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
}

/** The keys of the provider whose state is in `folder`; made once, the same ever after. */
export function loadKeys(folder: string): Promise<Keys> {
  return loadOrMake(join(folder, 'keys.json'), makeKeys);
}
