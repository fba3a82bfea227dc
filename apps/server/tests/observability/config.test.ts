import { describe, expect, test } from 'vitest'
import { describeSettings, readConfig, readSettings, SETTINGS, STORE_SETTINGS } from '../../src/config.ts'

describe('settings', () => {
  test('have values that work without any', () => {
    expect(readConfig({}, {})).toMatchObject({
      port: undefined,
      host: 'localhost',
      data: 'data',
      database: undefined,
      publicUrl: undefined,
      trustProxy: [],
      logLevel: 'info',
      privateWebhooks: false,
    })
  })

  test('come from flags first, then from the environment; what is empty counts as not given', () => {
    const env = {
      PORT: '80',
      HOST: '',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://Orrery.Example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      METRICS_ADDRESS: '[::1]:9464',
    }
    expect(readConfig({ port: '0', privateWebhooks: true }, env)).toMatchObject({
      port: 0,
      host: 'localhost',
      logLevel: 'debug',
      publicUrl: 'https://orrery.example',
      privateWebhooks: true,
      trustProxy: ['loopback', '10.0.0.0/8'],
      metricsAddress: { host: '::1', port: 9464 },
    })
    expect(readSettings(STORE_SETTINGS, {}, { DATABASE_URL: 'postgres://x' })).toEqual({
      data: 'data',
      database: 'postgres://x',
    })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT takes a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: '65536' }, 'PORT takes a whole number from 0 to 65535, not "65536".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [
      { PUBLIC_URL: 'orrery.example' },
      'PUBLIC_URL takes an address like https://orrery.example without a path, not "orrery.example".',
    ],
    [
      { PUBLIC_URL: 'https://a.example/b' },
      'PUBLIC_URL takes an address like https://orrery.example without a path, not "https://a.example/b".',
    ],
    [{ TRUST_PROXY: 'loopback,me' }, 'TRUST_PROXY takes networks like loopback,10.0.0.0/8, not "me".'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY takes networks like loopback,10.0.0.0/8, not "10.0.0.0/33".'],
    [{ PRIVATE_WEBHOOKS: 'maybe' }, 'PRIVATE_WEBHOOKS must be true or false, not "maybe".'],
    [{ PUSH_CONTACT: 'me' }, 'PUSH_CONTACT takes mailto:you@example.org or an https address, not "me".'],
    [{ METRICS_ADDRESS: '9464' }, 'METRICS_ADDRESS takes an interface and a port like 127.0.0.1:9464, not "9464".'],
    [
      { METRICS_ADDRESS: '[::1]:65536' },
      'METRICS_ADDRESS takes an interface and a port like 127.0.0.1:9464, not "[::1]:65536".',
    ],
    [{ HOST: 'a b' }, 'HOST takes the name or address of a network interface, not "a b".'],
  ])('%o is refused with one sentence', (env, text) => {
    expect(() => readConfig({}, env)).toThrow(new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
  })

  test('that may hold a secret are not repeated', () => {
    expect(() => readConfig({}, { DATABASE_URL: 'mysql://me:secret@there' })).toThrow(
      /^DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\/\.$/,
    )
    expect(() => readConfig({ metricsToken: 'short secret' }, {})).toThrow(
      /^--metrics-token takes 16 to 200 characters without spaces\.$/,
    )
  })

  test('are all described, with their variables', () => {
    const described = describeSettings(SETTINGS)
    expect(described).toHaveLength(Object.keys(SETTINGS).length)
    expect(described[0]).toEqual({
      flag: '--port <number>',
      text: 'port; 0 for any free one (PORT, default: 4000, or the next free one)',
    })
    for (const { text } of described) expect(text).toMatch(/\([A-Z_]+(, default: .+)?\)$/)
  })
})
