import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Settings } from '../s3-settings.ts'
import { listBucket } from './s3-listing.ts'
import { signatureFault } from './s3-signature.ts'

/** What a request meets: an answer that takes long, that ends in its middle, or that there is too much to do. */
export type S3Trouble = 'slow' | 'broken' | 'busy'

/** An object storage of this process that speaks the protocol over HTTP, with one bucket, by path. */
export interface S3Server {
  /** How to reach it, with the right keys. */
  readonly settings: S3Settings & { readonly endpoint: string }
  readonly objects: Map<string, Buffer>
  /** Method and key of what was asked for, in order. */
  readonly asked: string[]
  /** Answers so the next requests that match, in order. */
  trouble(how: S3Trouble, times?: number, matching?: RegExp): void
  /** Ends all trouble. */
  calm(): void
  stop(): Promise<void>
}

export const SLOW_MS = 300
const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  InvalidRange: 416,
  BadDigest: 400,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  SlowDown: 503,
}

/** An error as the protocol has it. */
class Refusal extends Error {}

/** @param pageSize most keys of one answer to a list */
export async function startS3Server({ bucket = 'heddle', pageSize = 1000 } = {}): Promise<S3Server> {
  const keys = { accessKeyId: 'heddle-key', secretAccessKey: 'a secret that nobody may read', region: 'eu-central-1' }
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const troubles: { how: S3Trouble; times: number; matching: RegExp }[] = []

  function troubleOf(what: string): S3Trouble | undefined {
    const found = troubles.find(({ times, matching }) => times > 0 && matching.test(what))
    if (found) found.times -= 1
    return found?.how
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const body = Buffer.concat(parts)
    const url = new URL(request.url ?? '/', 'http://s3')
    const [name = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const what = `${request.method} ${key}`
    asked.push(what)
    const how = troubleOf(what)
    if (how === 'slow') await pause(SLOW_MS)
    if (how === 'busy') throw new Refusal('SlowDown')
    const fault = signatureFault(request, body, keys)
    if (fault !== undefined) throw new Refusal(fault)
    if (name !== bucket) throw new Refusal('NoSuchBucket')
    if (key === '' && request.method === 'GET')
      return sendXml(response, 200, listBucket([...objects.keys()], url.searchParams, pageSize))
    const { headers } = request
    if (request.method === 'PUT') put(key, body, headers)
    else if (request.method === 'DELETE') objects.delete(key)
    else if (request.method === 'GET' || request.method === 'HEAD') return send(response, key, request, how === 'broken')
    else throw new Refusal('NotImplemented')
    if (headers['x-amz-copy-source'] !== undefined) return sendXml(response, 200, '<CopyObjectResult></CopyObjectResult>')
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  }

  function put(key: string, body: Buffer, headers: IncomingMessage['headers']): void {
    const digest = headers['content-md5']
    if (digest !== undefined && digest !== createHash('md5').update(body).digest('base64')) throw new Refusal('BadDigest')
    if (headers['if-none-match'] === '*' && objects.has(key)) throw new Refusal('PreconditionFailed')
    const source = headers['x-amz-copy-source']
    const from =
      source === undefined
        ? undefined
        : decodeURIComponent(String(source))
            .replace(/^\//, '')
            .slice(bucket.length + 1)
    const bytes = from === undefined ? body : objects.get(from)
    if (!bytes) throw new Refusal('NoSuchKey')
    objects.set(key, bytes)
  }

  function send(response: ServerResponse, key: string, { method, headers }: IncomingMessage, isBroken: boolean): void {
    const bytes = objects.get(key)
    if (!bytes) throw new Refusal('NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
    const from = Number(range?.[1] ?? 0)
    if (range && from >= bytes.length) throw new Refusal('InvalidRange')
    const part = range ? bytes.subarray(from, Number(range[2]) + 1) : bytes
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    response.writeHead(range ? 206 : 200, { 'content-length': part.length, etag, 'last-modified': new Date().toUTCString() })
    if (method === 'HEAD') response.end()
    else if (isBroken) response.write(part.subarray(0, part.length / 2), () => response.destroy())
    else response.end(part)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const code = error instanceof Refusal ? error.message : 'InternalError'
      const text = `<Error><Code>${code}</Code><Message>${code}</Message><StringToSign>what was signed</StringToSign></Error>`
      const status = STATUS[code] ?? (error instanceof Refusal ? 403 : 500)
      if (request.method === 'HEAD') response.writeHead(status).end()
      else sendXml(response, status, text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: { ...keys, bucket, forcePathStyle: true, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    objects,
    asked,
    trouble: (how, times = 1, matching = /^/) => void troubles.push({ how, times, matching }),
    calm: () => void troubles.splice(0),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendXml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
}
