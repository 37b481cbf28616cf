import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { readS3Settings } from './s3-settings.ts'

const SECRET = 'wJalrXUtnFEMI'
const NEEDED = { HEDDLE_S3_BUCKET: 'heddle', HEDDLE_S3_ACCESS_KEY_ID: 'key', HEDDLE_S3_SECRET_ACCESS_KEY: SECRET }

it('keeps objects on disk where nothing of object storage is set', () => {
  expect(readS3Settings({})).toBeUndefined()
  expect(readS3Settings({ HEDDLE_S3_BUCKET: '' })).toBeUndefined()
})

it('needs a bucket and keys; Amazon is found by its region, any other store by its address and by path', () => {
  const keys = { bucket: 'heddle', accessKeyId: 'key', secretAccessKey: SECRET }
  expect(readS3Settings(NEEDED)).toEqual({ ...keys, region: 'us-east-1', forcePathStyle: false })
  const own = { ...NEEDED, HEDDLE_S3_ENDPOINT: 'http://store.internal:9000/', HEDDLE_S3_REGION: 'garage' }
  expect(readS3Settings(own)).toEqual({ ...keys, region: 'garage', endpoint: 'http://store.internal:9000', forcePathStyle: true })
  expect(readS3Settings({ ...own, HEDDLE_S3_FORCE_PATH_STYLE: '0' })).toMatchObject({ forcePathStyle: false })
})

it.each([
  ['HEDDLE_S3_BUCKET', ''],
  ['HEDDLE_S3_BUCKET', 'Not/A bucket'],
  ['HEDDLE_S3_ACCESS_KEY_ID', ''],
  ['HEDDLE_S3_SECRET_ACCESS_KEY', ''],
  ['HEDDLE_S3_REGION', 'eu central'],
  ['HEDDLE_S3_ENDPOINT', 'store.internal'],
  ['HEDDLE_S3_ENDPOINT', 'ftp://store.internal'],
  ['HEDDLE_S3_ENDPOINT', `https://key:${SECRET}@store.internal`],
  ['HEDDLE_S3_ENDPOINT', 'https://store.internal/heddle'],
  ['HEDDLE_S3_FORCE_PATH_STYLE', 'yes'],
])('names the setting that is wrong, and never says the secret: %s=%s', (name, value) => {
  const read = () => readConfig({ ...NEEDED, [name]: value })
  expect(read).toThrow(`The setting ${name} is wrong: `)
  expect(read).not.toThrow(SECRET)
})

it('lets several processes use one store without a folder in common only where all have one secret', () => {
  const env = { ...NEEDED, HEDDLE_SHARED: '1', DATABASE_URL: 'postgres://db/heddle' }
  expect(() => readConfig(env)).toThrow('The setting HEDDLE_SECRET is wrong: ')
  expect(readConfig({ ...env, HEDDLE_SECRET: 'x'.repeat(32) })).toMatchObject({ isShared: true, s3: { bucket: 'heddle' } })
})
