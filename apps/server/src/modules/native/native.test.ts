import { describe, expect, it } from 'vitest';
import { startServer } from '../../../testing/server.ts';

const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':');

describe('NAT-1 what phones ask about the app', () => {
  it('says which app may open links to this site', async () => {
    const variables = {
      NATIVE_APP_ID: 'org.example.color',
      NATIVE_ANDROID_CERTS: CERTIFICATE.toLowerCase(),
      NATIVE_APPLE_TEAM: 'A1B2C3D4E5',
    };
    const { app } = await startServer({ variables });
    const android = await app.inject('/.well-known/assetlinks.json');
    expect(android.headers['content-type']).toContain('application/json');
    expect(android.json()).toMatchObject([
      { target: { package_name: 'org.example.color', sha256_cert_fingerprints: [CERTIFICATE] } },
    ]);
    const apple = await app.inject('/.well-known/apple-app-site-association');
    expect(apple.headers['content-type']).toContain('application/json');
    expect(apple.json()).toMatchObject({
      applinks: {
        details: [{ appIDs: ['A1B2C3D4E5.org.example.color'], components: [{ '/': '/activity/*' }, {}] }],
      },
    });
  });

  it('says nothing where there is no app', async () => {
    const { app } = await startServer();
    expect((await app.inject('/.well-known/assetlinks.json')).statusCode).toBe(404);
  });
});
