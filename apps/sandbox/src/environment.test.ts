import { describe, expect, it } from 'vitest';
import { readSettings, sandboxEnvironment } from './environment.ts';

describe('the variables that point the server at the sandbox', () => {
  it('name the providers, the mail server, the payments and the image model of the sandbox', () => {
    expect(sandboxEnvironment({ SANDBOX_PORT: '4302', SANDBOX_SMTP_PORT: '4303' })).toEqual({
      GOOGLE_ISSUER: 'http://localhost:4302/google',
      GOOGLE_CLIENT_ID: 'sandbox-google',
      GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
      YAHOO_ISSUER: 'http://localhost:4302/yahoo',
      YAHOO_CLIENT_ID: 'sandbox-yahoo',
      YAHOO_CLIENT_SECRET: 'sandbox-yahoo-secret',
      SMTP_URL: 'smtp://localhost:4303',
      MAIL_FROM: 'Inkbloom <hello@inkbloom.example>',
      IMAGE_API_URL: 'http://localhost:4302/images/v1',
      IMAGE_API_KEY: 'sk-sandbox-images',
      IMAGE_MODEL: 'sandbox-flowers',
      STRIPE_API_URL: 'http://localhost:4302/stripe',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_3f0c1c2d8e7b4a5f',
    });
  });

  it('leave a group alone of which the operator set anything', () => {
    const names = Object.keys(sandboxEnvironment({ GOOGLE_CLIENT_ID: 'mine', YAHOO_CLIENT_ID: '' }));
    expect(names.filter((name) => name.startsWith('GOOGLE'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('YAHOO'))).toHaveLength(3);
  });

  it('are none in production and with the sandbox off', () => {
    expect(sandboxEnvironment({ NODE_ENV: 'production' })).toEqual({});
    for (const word of ['off', 'false', '0', 'OFF'])
      expect(sandboxEnvironment({ SANDBOX: word })).toEqual({});
  });
});

describe('the settings', () => {
  it('have defaults beside the server', () => {
    const defaults = {
      port: 3002,
      smtpPort: 3003,
      origin: 'http://localhost:3002',
      folder: './data/sandbox',
      publicUrl: 'http://localhost:3001',
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ SANDBOX_PORT: '', DATA_DIR: '', PUBLIC_URL: '', PORT: '' })).toEqual(defaults);
  });

  it.each([
    ['SANDBOX_PORT', 'many'],
    ['SANDBOX_SMTP_PORT', '-1'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'here'],
  ])('refuse a wrong %s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
