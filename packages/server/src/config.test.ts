import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('needs no settings', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    listen: '127.0.0.1',
    dataFolder: './data',
    editorHost: 'localhost',
    sitesHost: 'localhost',
    assetsHost: 'assets.localhost',
    https: false,
    hstsSeconds: 2_592_000,
    trustProxy: 0,
    allowPrivate: [],
    assetsBytes: 500_000_000,
    deletedFilesLife: 30 * 86_400_000,
    userFilesBytes: 1_000_000_000,
    helperAddresses: {},
    mail: { from: 'no-reply@localhost' },
    metricsListen: '127.0.0.1',
    drainSeconds: 5,
    isShared: false,
    requestSeconds: 300,
    logLevel: 'warn',
  })
})

it('treats empty variables as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HEDDLE_HOST: '' })).toEqual(readConfig({}))
})

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['HEDDLE_PUBLIC_PORT', '-1'],
  ['HEDDLE_HOST', 'https://example.com'],
  ['HEDDLE_SITES_HOST', 'a b'],
  ['HEDDLE_TRUST_PROXY', 'nginx'],
  ['HEDDLE_REQUEST_SECONDS', '0'],
  ['HEDDLE_REQUEST_SECONDS', 'soon'],
  ['HEDDLE_USER_FILES_MB', '-1'],
  ['HEDDLE_DELETED_FILES_DAYS', '0'],
  ['HEDDLE_DELETED_FILES_DAYS', '1.5'],
  ['HEDDLE_METRICS_PORT', 'metrics'],
  ['HEDDLE_DRAIN_SECONDS', '-1'],
  ['HEDDLE_SHARED', '1'],
  ['HEDDLE_USER_FILES_MB', 'much'],
  ['HEDDLE_ALLOW_PRIVATE', 'http://db.internal'],
  ['HEDDLE_ALLOW_PRIVATE', '10.0.0.0/99'],
  ['HEDDLE_BUILDER_API', 'api.example.com'],
  ['HEDDLE_BUILDER_API', 'http://api.example.com'],
  ['HEDDLE_DATA_SERVICE', 'https://user:key@data.example.com'],
  ['HEDDLE_CDN', 'https://cdn.example.com/?v=1'],
  ['HEDDLE_HSTS_SECONDS', 'ever'],
  ['HEDDLE_HSTS_SECONDS', '-1'],
  ['HEDDLE_LOG', 'loud'],
  ['HEDDLE_SECRET', 'short'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} is wrong: `)
})

it('S7-12 takes the addresses of helper services, without a slash at their end', () => {
  const env = {
    HEDDLE_BUILDER_API: 'https://api.example.com/v1/',
    HEDDLE_DATA_SERVICE: 'https://data.example.com',
    HEDDLE_CDN: 'https://CDN.example.com:8443/',
  }
  expect(readConfig(env).helperAddresses).toEqual({
    api: 'https://api.example.com/v1',
    data: 'https://data.example.com',
    cdn: 'https://cdn.example.com:8443',
  })
  expect(readConfig({ HEDDLE_CDN: 'https://cdn.example.com', HEDDLE_DATA_SERVICE: '' }).helperAddresses).toEqual({
    cdn: 'https://cdn.example.com',
  })
})
