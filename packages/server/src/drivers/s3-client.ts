import { createHash } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { LIMITS } from '../limits.ts'
import type { Part } from '../ports/object-storage.ts'
import type { S3Settings } from '../s3-settings.ts'
import { isNoObject, isOutOfRange, toStorageError, wasCutOff } from './s3-faults.ts'

/** Some of the objects below a prefix, and where the next ones begin. */
export interface ListedObjects {
  readonly keys: readonly string[]
  /** What stands for the keys below it, where they were asked for by folders. */
  readonly folders: readonly string[]
  readonly next: string | undefined
}

/** The calls of the protocol that we use, on one bucket. They reject with an error of `s3-faults.ts`, which holds no secret. */
export interface S3Calls {
  get(key: string, part?: Part): Promise<Buffer | undefined>
  size(key: string): Promise<number | undefined>
  /** @param isNew whether it is refused when there is such an object */
  put(key: string, bytes: Uint8Array, isNew?: boolean): Promise<void>
  copy(from: string, to: string): Promise<void>
  remove(key: string): Promise<void>
  list(
    prefix: string,
    options?: { readonly from?: string | undefined; readonly isFlat?: boolean; readonly most?: number },
  ): Promise<ListedObjects>
  close(): void
}

/** Answers that broke off are asked for again; requests that failed are tried again by the SDK, so many times in all. */
const ATTEMPTS = 3

export function connectS3(settings: S3Settings): S3Calls {
  const { bucket: Bucket, accessKeyId, secretAccessKey, region, endpoint, forcePathStyle } = settings
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Stores of other makers know no newer checksums; what is put carries one that all of them check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: LIMITS.objectConnect,
      requestTimeout: LIMITS.objectAnswer,
      throwOnRequestTimeout: true,
      socketTimeout: LIMITS.objectAnswer,
    },
  })

  /** Asks; what goes wrong becomes an error of ours. */
  const asking = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask()
      } catch (error) {
        if (!wasCutOff(error) || attempt === ATTEMPTS) throw toStorageError(what, error)
      }
    }
  }
  /** The same where it may be that there is no such object. */
  const find = <T>(what: string, ask: () => Promise<T>): Promise<T | undefined> =>
    asking(what, () => ask().catch((error: unknown) => (isNoObject(error) ? undefined : Promise.reject(error))))

  return {
    get: (Key, part) =>
      find(`GET ${Key}`, async () => {
        const Range = part && `bytes=${part.from}-${part.from + part.size - 1}`
        try {
          const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key, Range }))
          const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
          if (ContentLength !== undefined && bytes.length !== ContentLength) throw new CutOff()
          return part && bytes.length !== part.size ? undefined : bytes
        } catch (error) {
          if (isOutOfRange(error)) return undefined
          throw error
        }
      }),
    size: (Key) => find(`HEAD ${Key}`, async () => (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength),
    async put(Key, bytes, isNew = false) {
      const ContentMD5 = createHash('md5').update(bytes).digest('base64')
      const condition = isNew ? { IfNoneMatch: '*' } : {}
      const ask = () => client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentMD5, ...condition }))
      await asking(`PUT ${Key}`, ask)
    },
    async copy(from, Key) {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
      await asking(`COPY ${from}`, () => client.send(new CopyObjectCommand({ Bucket, Key, CopySource })))
    },
    async remove(Key) {
      await asking(`DELETE ${Key}`, () => client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    async list(Prefix, { from, isFlat = false, most } = {}) {
      const options = { ...(!isFlat && { Delimiter: '/' }), ...(most !== undefined && { MaxKeys: most }) }
      const ask = () => client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from, ...options }))
      const { Contents = [], CommonPrefixes = [], IsTruncated, NextContinuationToken } = await asking(`LIST ${Prefix}`, ask)
      return {
        keys: Contents.flatMap(({ Key }) => Key ?? []),
        folders: CommonPrefixes.flatMap((each) => each.Prefix ?? []),
        next: IsTruncated ? NextContinuationToken : undefined,
      }
    },
    close: () => client.destroy(),
  }
}

/** The connection ended before the answer did. */
class CutOff extends Error {
  readonly code = 'ECONNRESET'
}
