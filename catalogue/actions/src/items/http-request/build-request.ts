import type { HttpRequest } from '@heddle/ports/contracts'
import { mapOf } from '../../lib/arguments/map-of.ts'
import { durationOf } from '../../lib/arguments/number-of.ts'
import { textOf } from '../../lib/arguments/text-of.ts'

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The request an action describes. Objects and lists travel as JSON, what the browser sends as it is stays what it is. */
export function buildRequest(args: Readonly<Record<string, unknown>>): Omit<HttpRequest, 'signal'> {
  const method = textOf(args['method'] ?? 'GET').toUpperCase()
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(mapOf(args['headers']))) headers[name.toLowerCase()] = textOf(value)
  const authorization = authorizationOf(args)
  if (authorization !== undefined) headers['authorization'] = authorization
  const body = WITHOUT_BODY.has(method) ? undefined : bodyOf(args['body'])
  if (body?.isJson && headers['content-type'] === undefined) headers['content-type'] = 'application/json'
  const cache = textOf(args['cache'])
  const timeout = durationOf(args['timeout'], 0)
  return {
    url: withQuery(textOf(args['url']), mapOf(args['query'])),
    method,
    headers,
    ...(body && { body: body.content }),
    credentials: args['credentials'] === true,
    ...(cache !== '' && cache !== 'default' && { cache }),
    keepAlive: args['keepAlive'] === true,
    ...(timeout > 0 && { timeout }),
  }
}

function withQuery(url: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  if (pairs.length === 0) return url
  const [address = ''] = url.split('#', 1)
  const text = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(textOf(value))}`).join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${text}${url.slice(address.length)}`
}

function authorizationOf({ auth, username, password, token }: Readonly<Record<string, unknown>>): string | undefined {
  if (auth === 'bearer') return `Bearer ${textOf(token)}`
  return auth === 'basic' ? `Basic ${toBase64(`${textOf(username)}:${textOf(password)}`)}` : undefined
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 of the UTF-8 bytes. */
function toBase64(text: string): string {
  const bytes = [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, letter = '']) =>
    hex === undefined ? letter.charCodeAt(0) : Number.parseInt(hex, 16),
  )
  let encoded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3)
    encoded += DIGITS.charAt(a >> 2) + DIGITS.charAt(((a & 3) << 4) | ((b ?? 0) >> 4))
    encoded += b === undefined ? '=' : DIGITS.charAt(((b & 15) << 2) | ((c ?? 0) >> 6))
    encoded += c === undefined ? '=' : DIGITS.charAt(c & 63)
  }
  return encoded
}

function bodyOf(body: unknown): { readonly content: unknown; readonly isJson: boolean } | undefined {
  if (body === undefined || body === null || body === '') return undefined
  if (typeof body !== 'object') return { content: String(body), isJson: false }
  const isPlain = Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype || Object.getPrototypeOf(body) === null
  return isPlain ? { content: textOf(body), isJson: true } : { content: body, isJson: false }
}
