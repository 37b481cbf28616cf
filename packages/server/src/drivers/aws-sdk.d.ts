/** What we use of the SDK. Its own types are 600 files, which every check of types would read. */
declare module '@aws-sdk/client-s3' {
  interface Command<Output> {
    readonly output?: Output
  }
  type CommandOf<Input, Output> = new (input: Input) => Command<Output>
  interface Place {
    readonly Bucket: string
    readonly Key: string
  }

  export class S3Client {
    constructor(options: {
      readonly region: string
      readonly endpoint?: string
      readonly forcePathStyle: boolean
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
      readonly maxAttempts: number
      readonly requestChecksumCalculation: 'WHEN_REQUIRED'
      readonly responseChecksumValidation: 'WHEN_REQUIRED'
      readonly requestHandler: {
        readonly connectionTimeout: number
        readonly requestTimeout: number
        readonly throwOnRequestTimeout: boolean
        readonly socketTimeout: number
      }
    })
    send<Output>(command: Command<Output>): Promise<Output>
    destroy(): void
  }

  export const GetObjectCommand: CommandOf<
    Place & { readonly Range: string | undefined },
    { readonly Body?: { transformToByteArray(): Promise<Uint8Array> }; readonly ContentLength?: number }
  >
  export const HeadObjectCommand: CommandOf<Place, { readonly ContentLength?: number }>
  export const PutObjectCommand: CommandOf<
    Place & { readonly Body: Uint8Array; readonly ContentMD5: string; readonly IfNoneMatch?: string },
    unknown
  >
  export const CopyObjectCommand: CommandOf<Place & { readonly CopySource: string }, unknown>
  export const DeleteObjectCommand: CommandOf<Place, unknown>
  export const ListObjectsV2Command: CommandOf<
    {
      readonly Bucket: string
      readonly Prefix: string
      readonly ContinuationToken: string | undefined
      readonly Delimiter?: string
      readonly MaxKeys?: number
    },
    {
      readonly Contents?: readonly { readonly Key?: string }[]
      readonly CommonPrefixes?: readonly { readonly Prefix?: string }[]
      readonly IsTruncated?: boolean
      readonly NextContinuationToken?: string
    }
  >
}
