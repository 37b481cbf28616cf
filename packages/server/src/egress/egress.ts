import { lookup as lookUp } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { EgressError } from './egress-error.ts'
import { createMayConnect, type AllowedHosts } from '../allowed-hosts.ts'
import { readBytes, type BytesLimit } from './read-bytes.ts'

/** What is sent to a server outside. */
export interface EgressRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** What a server outside answered, whatever it thinks of it. */
export interface EgressAnswer {
  readonly status: number
  readonly statusText: string
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  /** It goes on after `bytes`, which are as many as are taken. */
  readonly isCut: boolean
  /** What answered in the end. */
  readonly url: URL
}

/** The only way out of this server: what it asks of others goes through here. */
export interface Egress {
  /** Throws an `EgressError` with what a builder may know; the reason of the signal when that aborts. */
  ask(url: URL, request: EgressRequest, signal: AbortSignal, limit?: BytesLimit): Promise<EgressAnswer>
}

interface Found {
  readonly address: string
  readonly family: number
}

export interface EgressOptions {
  readonly allowed: AllowedHosts
  /** Addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly Found[]>
}

/** Headers that another server than the first one is sent: all others may be meant for that one alone. */
const FOR_EVERYBODY = new Set(['accept', 'accept-language', 'content-type', 'user-agent'])
const MOVED = new Set([301, 302, 303, 307, 308])

/**
 * Asks by http and https. A name is resolved once, all its addresses are judged, and only these are connected to, so that a name
 * cannot mean another machine after it was judged. Each redirect is judged like the first address.
 */
export function createEgress(options: EgressOptions): Egress {
  const { allowed, resolve = (hostname) => lookUp(hostname, { all: true, verbatim: true }) } = options
  const mayConnect = createMayConnect(allowed)

  async function addressesOf(url: URL): Promise<readonly Found[]> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(hostname)
    const found = family === 0 ? await resolve(hostname).catch(() => []) : [{ address: hostname, family }]
    if (found.length === 0) throw new EgressError(messages.noSuchHost(hostname), 'broken')
    if (!found.every(({ address }) => mayConnect(hostname, address)))
      throw new EgressError(messages.privateHost(hostname), 'refused')
    return found
  }

  async function askOnce(url: URL, request: EgressRequest, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressError(messages.badOutsideAddress, 'refused')
    if (url.username !== '' || url.password !== '') throw new EgressError(messages.outsideWithPassword, 'refused')
    const found = await orAborted(addressesOf(url), signal)
    const { method, headers, body } = request
    const settings: RequestOptions = {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers, ...lengthOf(body) },
      lookup: onlyThese(found),
      signal,
      // A connection of its own: one that is kept was made to an address that was judged for somebody else.
      agent: false,
      maxHeaderSize: LIMITS.headerBytes,
    }
    return new Promise((resolved, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const sent = send(url, settings, resolved)
      sent.on('error', reject)
      sent.end(body)
    })
  }

  async function follow(first: URL, request: EgressRequest, signal: AbortSignal): Promise<[URL, IncomingMessage]> {
    let url = first
    let sent = request
    for (let left: number = LIMITS.redirects; ; left--) {
      const answer = await askOnce(url, sent, signal)
      const { statusCode = 0, headers } = answer
      if (!MOVED.has(statusCode) || headers.location === undefined) return [url, answer]
      answer.destroy()
      if (left === 0) throw new EgressError(messages.tooManyRedirects(LIMITS.redirects), 'broken')
      if (!URL.canParse(headers.location, url)) throw new EgressError(messages.badRedirect, 'broken')
      const to = new URL(headers.location, url)
      if (url.protocol === 'https:' && to.protocol === 'http:') throw new EgressError(messages.redirectToHttp, 'refused')
      sent = redirected(sent, statusCode, to.origin === url.origin)
      url = to
    }
  }

  return {
    async ask(url, request, signal, limit = { bytes: LIMITS.outsideBytes }) {
      try {
        const [last, answer] = await follow(url, request, signal)
        const { bytes, isCut } = await readBytes(answer, limit)
        const headers = Object.entries(answer.headers).map(([name, value = '']) => [name, String(value)])
        const { statusCode: status = 0, statusMessage: statusText = '' } = answer
        return { status, statusText, headers: Object.fromEntries(headers), bytes, isCut, url: last }
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof EgressError
          ? error
          : new EgressError(messages.outsideBroken(reasonOf(error)), 'broken', { cause: error })
      }
    },
  }
}

/** What is sent on: another server gets no body and none of the headers that may be secrets. */
function redirected(request: EgressRequest, status: number, isSame: boolean): EgressRequest {
  const { method, headers, body } = request
  const keepsMethod = status === 307 || status === 308 || method === 'GET' || method === 'HEAD'
  if (keepsMethod && body !== undefined && !isSame) throw new EgressError(messages.redirectWithBody, 'refused')
  const kept = Object.entries(headers).filter(([name]) => {
    const lower = name.toLowerCase()
    return (isSame || FOR_EVERYBODY.has(lower)) && (keepsMethod || lower !== 'content-type')
  })
  return { method: keepsMethod ? method : 'GET', headers: Object.fromEntries(kept), ...(keepsMethod && { body }) }
}

function lengthOf(body: string | undefined): Readonly<Record<string, string>> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
}

/** Answers for a name with what was found before, whatever it means by now. */
function onlyThese(found: readonly Found[]): LookupFunction {
  return (_hostname, { all }, answer) => {
    if (all) answer(null, [...found])
    else answer(null, found[0]?.address ?? '', found[0]?.family)
  }
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** The code of the system (`ECONNREFUSED`), which holds nothing of what was sent. */
function reasonOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'no answer'
}
