import { messages } from '../messages.ts'
import type { S3Settings } from '../s3-settings.ts'

/** What is read of an error of the SDK. Its other fields may hold what was signed, so that it goes into no log itself. */
interface Fault {
  readonly name?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

const statusOf = (error: unknown): number | undefined => (error as Fault).$metadata?.httpStatusCode
const nameOf = (error: unknown): string => (error as Fault).code ?? (error as Fault).name ?? 'Error'

/** The object storage gave no answer that can be used now, or refused. */
export class StorageUnreachable extends Error {
  readonly code = 'OBJECTS_UNREACHABLE'
  /** What the storage, or the network, calls it. */
  readonly reason: string

  constructor(what: string, error: unknown) {
    const status = statusOf(error)
    super(`the object storage did not do ${what}: ${nameOf(error)}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'StorageUnreachable'
    this.reason = nameOf(error)
  }
}

export const toStorageError = (what: string, error: unknown): StorageUnreachable => new StorageUnreachable(what, error)

/** No object of that name; a missing bucket is another matter. */
export const isNoObject = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Fault).name ?? '')

/** The object ends before the part that was asked for begins. */
export const isOutOfRange = (error: unknown): boolean => statusOf(error) === 416

/** The connection broke while an answer came, which the SDK leaves to its caller. */
export const wasCutOff = (error: unknown): boolean =>
  statusOf(error) === undefined && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as Fault).code ?? '')

const NETWORK = /^E[A-Z]+$|Timeout/

/** What whoever starts a server is told when its storage refuses it: the setting, and what to do. */
export function describeRefusal({ reason }: StorageUnreachable, { endpoint, bucket, region }: S3Settings): Error {
  const place = endpoint ?? `Amazon S3 in ${region}`
  const settings: Readonly<Record<string, readonly [name: string, why: string]>> = {
    InvalidAccessKeyId: ['HEDDLE_S3_ACCESS_KEY_ID', `${place} knows no such key; make one there`],
    SignatureDoesNotMatch: [
      'HEDDLE_S3_SECRET_ACCESS_KEY',
      `it is not the secret that ${place} has for HEDDLE_S3_ACCESS_KEY_ID; copy it again`,
    ],
    NoSuchBucket: ['HEDDLE_S3_BUCKET', `${place} has no bucket “${bucket}”; make it there, or name another one`],
    AccessDenied: [
      'HEDDLE_S3_ACCESS_KEY_ID',
      `this key may not use the bucket “${bucket}” of ${place}; let it list, read, write and delete objects there`,
    ],
    AuthorizationHeaderMalformed: ['HEDDLE_S3_REGION', `${place} is not in “${region}”; name its region`],
    PermanentRedirect: ['HEDDLE_S3_REGION', `the bucket “${bucket}” is not in “${region}”; name its region`],
  }
  const known = settings[reason]
  if (known) return new Error(messages.badSetting(...known))
  if (reason === 'RequestTimeTooSkewed')
    return new Error(messages.noObjectStorage(place, 'the clock of this machine is wrong', 'Set it'))
  const isNetwork = NETWORK.test(reason)
  return new Error(messages.noObjectStorage(place, reason, isNetwork ? 'Start it' : 'See what it says'))
}
