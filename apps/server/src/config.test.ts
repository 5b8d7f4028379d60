import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a value for everything on a machine without variables', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3001',
      appName: 'Inkbloom',
      assetBaseUrl: '',
      trustedProxies: [],
      links: { privacy: '/privacy', terms: '/terms', about: '/about' },
    });
    expect(config.google).toBeUndefined();
    expect(config.databaseUrl).toBeUndefined();
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', APP_NAME: '', DATABASE_URL: '' })).toMatchObject({
      port: 3001,
      appName: 'Inkbloom',
    });
  });

  it('derives its own address from the port and drops a slash at the end of a given one', () => {
    expect(readConfig({ PORT: '4210' }).publicUrl).toBe('http://localhost:4210');
    expect(readConfig({ PUBLIC_URL: 'https://color.example.org/' }).publicUrl).toBe(
      'https://color.example.org',
    );
  });

  it('reads a provider with the issuer of the real one unless told otherwise', () => {
    const keys = { YAHOO_CLIENT_ID: 'id', YAHOO_CLIENT_SECRET: 'secret' };
    expect(readConfig(keys).yahoo).toEqual({
      issuer: 'https://api.login.yahoo.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
    expect(readConfig({ ...keys, YAHOO_ISSUER: 'http://localhost:3002/yahoo' }).yahoo?.issuer).toBe(
      'http://localhost:3002/yahoo',
    );
  });

  it('splits the trusted proxies', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'color.example.org'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,everyone'],
    ['CATALOGUE_PAGES', '0'],
    ['DAILY_PAGES', '-1'],
    ['TIMEZONE', 'Middle/Earth'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAILS', 'ada@example.org,ada'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['METRICS_PORT', '0'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: [^\\n]+$`));
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['YAHOO_CLIENT_SECRET', 'YAHOO_CLIENT_ID'],
    ['S3_BUCKET', 'S3_ENDPOINT'],
    ['IMAGE_API_KEY', 'IMAGE_API_URL'],
  ])('refuses %s without %s', (given, missing) => {
    expect(() => readConfig({ [given]: 'value' })).toThrow(
      `${missing} is missing: it is needed because ${given} is set`,
    );
  });

  it('MAKE-2 takes an image model whole or not at all', () => {
    const variables = {
      IMAGE_API_URL: 'https://images.example.org/v1/',
      IMAGE_API_KEY: 'key',
      IMAGE_MODEL: 'lines-1',
    };
    const { imageModel } = readConfig(variables);
    expect(imageModel).toEqual({ url: 'https://images.example.org/v1', key: 'key', model: 'lines-1' });
    expect(readConfig({}).imageModel).toBeUndefined();
  });

  it('refuses the sandbox in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SANDBOX: 'on' })).toThrow('SANDBOX');
    expect(() => readConfig({ NODE_ENV: 'production' })).not.toThrow();
  });
});
