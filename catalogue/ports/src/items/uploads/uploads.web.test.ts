import { afterEach, expect, it, vi } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'
import type { UploadProgress } from './contract.ts'

const uploads = openPort(port, { site: { id: 'design', base: '/shop/' } })
const { signal } = new AbortController()
afterEach(() => vi.restoreAllMocks())

interface Sent {
  readonly method: string
  readonly url: string
  readonly type: string | null
  readonly body: unknown
}

/** A server that signs each request, and takes files as it is told to. */
function serveUploads(status = 200, answer: unknown = {}, put: 'takes' | 'refuses' | 'is gone' = 'takes') {
  const asked: { readonly url: string; readonly body: unknown }[] = []
  const sent: Sent[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return Promise.resolve(Response.json(answer, { status }))
  })
  const headers = new Map<XMLHttpRequest, string>()
  const opened = new Map<XMLHttpRequest, readonly [string, string]>()
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    opened.set(this, [method, String(url)])
  })
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(function (this: XMLHttpRequest, _name, value) {
    headers.set(this, value)
  })
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    const [method = '', url = ''] = opened.get(this) ?? []
    sent.push({ method, url, type: headers.get(this) ?? null, body })
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }))
    Object.defineProperty(this, 'status', { value: put === 'takes' ? 200 : 413 })
    Object.defineProperty(this, 'responseText', { value: '{"error":{"message":"There is no room left."}}' })
    this.dispatchEvent(new Event(put === 'is gone' ? 'error' : 'load'))
  })
  return { asked, sent }
}

function hearProgress(): UploadProgress[] {
  const heard: UploadProgress[] = []
  document.addEventListener('heddle-upload', ({ detail }) => heard.push(detail))
  return heard
}

const facts = { url: 'https://shop/f/1/a.txt', name: 'a.txt', ext: 'txt', tag: '', size: 5 }
const signed = { signedRequest: '/shop/ww/user-files/1?s', ...facts }
const percents = (heard: readonly UploadProgress[]) => heard.map(({ percent }) => percent)

it('ports-P8 asks for a signed request, then puts the file with its type, and gives what the server knows of it', async () => {
  const { asked, sent } = serveUploads(200, signed)
  const file = new File(['hello'], 'my file?<b>.txt', { type: 'text/plain' })
  expect(await uploads.send(file, { tag: 'photo' }, signal)).toEqual(facts)
  const body = { name: 'my_file__b_.txt', type: 'text/plain', size: 5, tag: 'photo' }
  expect(asked).toEqual([{ url: '/shop/ww/designs/design/user-files', body }])
  expect(sent).toEqual([{ method: 'PUT', url: signed.signedRequest, type: 'text/plain', body: file }])
})

it('ports-P8 letters of every script stay in a name; one without any type is called so', async () => {
  const { asked, sent } = serveUploads(200, signed)
  await uploads.send(new File(['a'], 'отчёт é/1.bin'), {}, signal)
  await uploads.send(new Blob(['a']), {}, signal)
  const bodies = asked.map(({ body }) => body as Record<string, unknown>)
  expect(bodies.map(({ name }) => name)).toEqual(['отчёт_é_1.bin', 'file'])
  expect(bodies.map(({ tag }) => tag)).toEqual(['', ''])
  expect(sent.map(({ type }) => type)).toEqual(['application/octet-stream', 'application/octet-stream'])
})

it('ports-P8 of a name that is too long its end stays, which says what kind of file it is', async () => {
  const { asked } = serveUploads(200, signed)
  await uploads.send(new File(['a'], `${'a'.repeat(300)}.tar.gz`), {}, signal)
  const names = asked.map(({ body }) => (body as Record<string, unknown>)['name'])
  expect(names).toEqual([`${'a'.repeat(193)}.tar.gz`])
})

it('ports-P8 a site at the root of its host is asked there', async () => {
  const { asked } = serveUploads(200, signed)
  await openPort(port, { site: { id: 'a/b' } }).send(new Blob(['a']), {}, signal)
  expect(asked.map(({ url }) => url)).toEqual(['/ww/designs/a%2Fb/user-files'])
})

it('ports-P8 tells how far each file is, and that it is there only when the server has it', async () => {
  serveUploads(200, signed)
  const heard = hearProgress()
  const file = new File(['hello'], 'a.txt')
  await uploads.send(file, {}, signal)
  expect(percents(heard)).toEqual([0, 49, 100])
  expect(heard.every((one) => one.file === file)).toBe(true)
})

it('ports-P8 a refusal says what the server says, and the file is no longer on its way', async () => {
  const heard = hearProgress()
  serveUploads(413, { error: { message: 'The file is too large.' } })
  await expect(uploads.send(new Blob(['a']), {}, signal)).rejects.toThrow('The file is too large.')
  serveUploads(200, signed, 'refuses')
  await expect(uploads.send(new Blob(['a']), {}, signal)).rejects.toThrow('There is no room left.')
  serveUploads(502, 'no JSON of ours')
  await expect(uploads.send(new Blob(['a']), {}, signal)).rejects.toThrow('The server answered with status 502.')
  serveUploads(200, signed, 'is gone')
  await expect(uploads.send(new Blob(['a']), {}, signal)).rejects.toThrow('The file did not arrive.')
  expect(percents(heard)).toEqual([0, undefined, 0, 49, undefined, 0, undefined, 0, 49, undefined])
})

it('ports-P8 an upload ends with its run', async () => {
  const { sent } = serveUploads(200, signed)
  const cancel = new AbortController()
  cancel.abort(new Error('left'))
  await expect(uploads.send(new Blob(['a']), {}, cancel.signal)).rejects.toThrow('left')
  expect(sent).toEqual([])
})

it('ports-P8 takes files only, and none where nothing is published', async () => {
  await expect(uploads.send('a', {}, signal)).rejects.toThrow('Not a file object.')
  await expect(openPort(port).send(new Blob([]), {}, signal)).rejects.toThrow('Uploads are not set up for this site.')
})
