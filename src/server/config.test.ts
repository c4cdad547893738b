import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 's'.repeat(32);

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: './data',
      databaseUrl: undefined,
      passwordReset: 'demo',
      corsOrigins: ['capacitor://localhost', 'https://localhost'],
    });
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/hark' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'hark.example' }, 'PUBLIC_URL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ PASSWORD_RESET: 'open' }, 'PASSWORD_RESET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ANDROID_CERTIFICATES: 'AB:CD' }, 'ANDROID_CERTIFICATES'],
    [{ APPLE_TEAM_ID: 'hark' }, 'APPLE_TEAM_ID'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS'],
    [{ HOST: '0.0.0.0' }, 'PASSWORD_RESET'],
    [{ PUBLIC_URL: 'https://hark.example' }, 'PASSWORD_RESET'],
    [{ TRUST_PROXY: '1' }, 'PASSWORD_RESET'],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000', PASSWORD_RESET: 'demo' }, 'PASSWORD_RESET'],
    [{ ANALYTICS_DOMAIN: 'hark.example' }, 'ANALYTICS_HOST'],
    [{ ANALYTICS_HOST: 'https://plausible.io' }, 'ANALYTICS_DOMAIN'],
    [{ ANALYTICS_DOMAIN: 'a"b', ANALYTICS_HOST: 'https://plausible.io' }, 'ANALYTICS_DOMAIN'],
    [{ ANALYTICS_DOMAIN: 'hark.example', ANALYTICS_HOST: 'http://plausible.io' }, 'ANALYTICS_HOST'],
    [{ ANALYTICS_DOMAIN: 'hark.example', ANALYTICS_HOST: 'https://plausible.io/x' }, 'ANALYTICS_HOST'],
    [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'gemma3' }, 'AI_BASE_URL'],
    [{ AI_BASE_URL: 'https://robin:secret@models.example/v1', AI_MODEL: 'gemma3' }, 'AI_BASE_URL'],
    [{ AI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'AI_MODEL'],
    [{ AI_MODEL: 'gemma3' }, 'AI_BASE_URL'],
    [{ AI_API_KEY: 'key' }, 'AI_BASE_URL'],
    [
      { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'gemma3', AI_API_KEY: 'two\nlines' },
      'AI_API_KEY',
    ],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ PORT: '9101', METRICS_PORT: '9101' }, 'METRICS_PORT'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'nonsense' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: ',' }, 'TRUST_PROXY'],
    [{ MAIL_FROM: 'abc' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Hark <support>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@hark.example, b@hark.example' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: 'https://hark.example/app' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://hark.example/?x=1' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://hark.example/#x' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://robin:secret@hark.example' }, 'PUBLIC_URL'],
    [{ CORS_ORIGINS: 'nonsense' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://localhost,*' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://hark.example/' }, 'CORS_ORIGINS'],
    [{ PHOTO_STORE: 'ftp://photos' }, 'PHOTO_STORE'],
    [{ PHOTO_STORE: 's3://photos?endpoint=ftp://x' }, 'PHOTO_STORE'],
    [{ PHOTO_STORE: 's3://photos?endpoint=x' }, 'PHOTO_STORE'],
    [{ PHOTO_STORE: 's3://photos/hark' }, 'PHOTO_STORE'],
    [{ PHOTO_STORE: 's3://photos?endpont=https://s3.example' }, 'PHOTO_STORE'],
    [{ RATE_LIMITS: 'logins=5/60' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'toString=5/60' }, 'RATE_LIMITS'],
    [{ SMTP_URL: 'smtps://' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://:25' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production' }, 'APP_SECRET'],
    [{ NODE_ENV: 'production', APP_SECRET: secret, PASSWORD_RESET: 'demo' }, 'PASSWORD_RESET'],
    [{ NODE_ENV: 'production', APP_SECRET: secret, PUBLIC_URL: 'http://hark.example' }, 'PUBLIC_URL'],
  ])('%j is refused by name', (environment, variable) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(variable);
  });

  it('use no model unless one is configured', () => {
    expect(readConfig({}).model).toBeNull();
    const local = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'gemma3', AI_API_KEY: '' };
    expect(readConfig(local).model).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'gemma3',
    });
  });

  it('count nothing unless analytics are configured', () => {
    expect(readConfig({}).analytics).toBeUndefined();
    const counted = { ANALYTICS_DOMAIN: 'hark.example', ANALYTICS_HOST: 'http://127.0.0.1:8000/' };
    expect(readConfig(counted).analytics).toEqual({ domain: 'hark.example', host: 'http://127.0.0.1:8000' });
  });

  it('name all invalid variables at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[^]*LOG_LEVEL/);
    expect(() => readConfig({ TRUST_PROXY: 'x', PHOTO_STORE: 'x', CORS_ORIGINS: 'x' })).toThrow(
      /PHOTO_STORE[^]*TRUST_PROXY[^]*CORS_ORIGINS/,
    );
  });

  it.each([
    [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2', PASSWORD_RESET: 'email' }, { trustProxy: expect.any(Function) }],
    [
      { TRUST_PROXY: 'loopback, fd00::/8,10.1.2.3', PASSWORD_RESET: 'email' },
      { trustProxy: ['loopback', 'fd00::/8', '10.1.2.3'] },
    ],
    [{ PUBLIC_URL: 'http://localhost:8080' }, { passwordReset: 'demo' }],
    [{ SMTP_URL: 'smtps://mail.example:465' }, { smtpUrl: 'smtps://mail.example:465' }],
    [{ MAIL_FROM: 'hark@localhost' }, { mailFrom: 'hark@localhost' }],
    [{ MAIL_FROM: '"Hark, Inc." <a@hark.example>' }, { mailFrom: '"Hark, Inc." <a@hark.example>' }],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000/' }, { publicUrl: 'http://127.0.0.1:3000' }],
    [
      { CORS_ORIGINS: 'https://app.example:8443, capacitor://localhost' },
      { corsOrigins: ['https://app.example:8443', 'capacitor://localhost'] },
    ],
    [
      { PHOTO_STORE: 's3://photos?region=eu-west-1&endpoint=https://s3.example' },
      { photoStore: { bucket: 'photos', region: 'eu-west-1', endpoint: 'https://s3.example' } },
    ],
    [{ METRICS_PORT: '9101' }, { metricsPort: 9101 }],
  ])('read %j correctly', (environment, meant) => {
    expect(readConfig(environment)).toMatchObject(meant);
  });

  it('accept a complete production environment', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      APP_SECRET: secret,
      PUBLIC_URL: 'https://hark.example/',
      HOST: '0.0.0.0',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    });
    expect(config).toMatchObject({
      passwordReset: 'email',
      publicUrl: 'https://hark.example',
      trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    });
  });
});
