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
    trustProxy: 0,
    allowPrivate: [],
    userFilesBytes: 1_000_000_000,
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
  ['HEDDLE_METRICS_PORT', 'metrics'],
  ['HEDDLE_DRAIN_SECONDS', '-1'],
  ['HEDDLE_SHARED', '1'],
  ['HEDDLE_USER_FILES_MB', 'much'],
  ['HEDDLE_ALLOW_PRIVATE', 'http://db.internal'],
  ['HEDDLE_ALLOW_PRIVATE', '10.0.0.0/99'],
  ['HEDDLE_LOG', 'loud'],
  ['HEDDLE_SECRET', 'short'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} is wrong: `)
})
