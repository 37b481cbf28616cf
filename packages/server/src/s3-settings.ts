import { messages } from './messages.ts'

/** A bucket of an object storage that speaks S3, and the key to it. */
export interface S3Settings {
  /** Origin; that of Amazon in the region when absent. */
  readonly endpoint?: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is the first part of the path, not of the host. */
  readonly forcePathStyle: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const NAMES = [
  'HEDDLE_S3_ENDPOINT',
  'HEDDLE_S3_BUCKET',
  'HEDDLE_S3_REGION',
  'HEDDLE_S3_ACCESS_KEY_ID',
  'HEDDLE_S3_SECRET_ACCESS_KEY',
  'HEDDLE_S3_FORCE_PATH_STYLE',
] as const
/** As every store of this kind takes them. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,40}$/

/** Reads `HEDDLE_S3_*`; nothing where none is set. Throws an `Error` naming the one that is wrong; it never says the secret. */
export function readS3Settings(env: Environment): S3Settings | undefined {
  if (NAMES.every((name) => !env[name])) return undefined
  const need = (name: (typeof NAMES)[number]): string => env[name] || wrong(name, 'object storage by HEDDLE_S3_* needs it')
  const bucket = need('HEDDLE_S3_BUCKET')
  if (!BUCKET.test(bucket)) wrong('HEDDLE_S3_BUCKET', `“${bucket}” is no name of a bucket`)
  const region = env['HEDDLE_S3_REGION'] || 'us-east-1'
  if (!REGION.test(region)) wrong('HEDDLE_S3_REGION', `“${region}” is no region; use one such as eu-central-1`)
  const endpoint = readEndpoint(env['HEDDLE_S3_ENDPOINT'])
  return {
    bucket,
    region,
    ...(endpoint !== undefined && { endpoint }),
    accessKeyId: need('HEDDLE_S3_ACCESS_KEY_ID'),
    secretAccessKey: need('HEDDLE_S3_SECRET_ACCESS_KEY'),
    forcePathStyle: readStyle(env['HEDDLE_S3_FORCE_PATH_STYLE'], endpoint !== undefined),
  }
}

function readEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined
  const name = 'HEDDLE_S3_ENDPOINT'
  if (!URL.canParse(text)) return wrong(name, 'write it as https://s3.example.com')
  const { protocol, username, password, pathname, search, hash, origin } = new URL(text)
  if (!['http:', 'https:'].includes(protocol)) return wrong(name, 'write it as https://s3.example.com')
  if (username + password !== '') return wrong(name, 'keys belong into HEDDLE_S3_ACCESS_KEY_ID and HEDDLE_S3_SECRET_ACCESS_KEY')
  if (pathname !== '/' || search + hash !== '') return wrong(name, 'it must end after the host; the bucket is HEDDLE_S3_BUCKET')
  return origin
}

function readStyle(text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise
  if (text === '1' || text === 'true') return true
  return text === '0' || text === 'false' ? false : wrong('HEDDLE_S3_FORCE_PATH_STYLE', 'use 1 or 0')
}

function wrong(name: string, reason: string): never {
  throw new Error(messages.badSetting(name, reason))
}
