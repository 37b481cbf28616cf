import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** As the signature writes what stands in an address. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(query: string): string {
  const pairs =
    query === '' ? [] : query.split('&').map((pair) => pair.split('=').map((part) => escaped(decodeURIComponent(part))))
  return pairs
    .map(([name = '', value = '']) => `${name}=${value}`)
    .toSorted()
    .join('&')
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
/** What every request has to sign. */
const NEEDED = ['host', 'x-amz-content-sha256', 'x-amz-date']
const SKEW = 15 * 60_000

/**
 * The code of the protocol for what is wrong with the signature of a request (version 4, in its headers); `undefined` when it is
 * right and holds for the body.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, keys: S3Keys, now = Date.now()): string | undefined {
  const { method = '', url = '/', headers } = request
  const parts = FORM.exec(headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = parts
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  const amz = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if ([...NEEDED, ...amz].some((name) => !signed.includes(name))) return 'AccessDenied'
  const date = String(headers['x-amz-date'])
  const [path = '', query = ''] = url.split('?')
  const content = String(headers['x-amz-content-sha256'])
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const canonical = [method, path, canonicalQuery(query), lines, names, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (before, next) => hmac(before, next),
    hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region),
  )
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(now - at) < SKEW)) return 'RequestTimeTooSkewed'
  return content === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch'
}
