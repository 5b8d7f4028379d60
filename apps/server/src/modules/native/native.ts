import { LINKED_PATHS } from '@inkbloom/contracts/linked-paths';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** The app in the stores that belongs to this server. */
interface NativeApp {
  readonly appId: string;
  /** SHA-256 fingerprints of the certificates that the Android app is signed with. */
  readonly androidCertificates: readonly string[];
  readonly appleTeam: string | undefined;
}

/** Seconds that the systems may keep what they read here. */
const KEPT_S = 3600;

/** That the app may take this site's links, as Android reads it (Digital Asset Links). */
function assetLinks({ appId, androidCertificates }: NativeApp) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: appId,
        sha256_cert_fingerprints: androidCertificates,
      },
    },
  ];
}

/** The same for iOS (universal links). */
function siteAssociation(appId: string, team: string) {
  const appIDs = [`${team}.${appId}`];
  const components = LINKED_PATHS.map((path) => ({ '/': `${path}*` }));
  return { applinks: { details: [{ appIDs, components }] } };
}

/** Serves the files by which phones let the installed app open links to this site. */
export const nativeModule = fastifyPlugin<{ readonly native: NativeApp }>(
  async (app: FastifyInstance, { native }) => {
    function serve(name: string, content: object): void {
      const body = JSON.stringify(content);
      app.get(`/.well-known/${name}`, { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', `public, max-age=${KEPT_S}`).type('application/json').send(body),
      );
    }
    if (native.androidCertificates.length > 0) serve('assetlinks.json', assetLinks(native));
    if (native.appleTeam !== undefined)
      serve('apple-app-site-association', siteAssociation(native.appId, native.appleTeam));
  },
);
