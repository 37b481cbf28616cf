import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { startOutsideServer, type OutsideServer } from '../testing/outside-server.ts'
import { createEgress, type EgressOptions, type EgressRequest } from './egress.ts'
import { readText } from './read-text.ts'

let outside: OutsideServer
let other: OutsideServer
const GET: EgressRequest = { method: 'GET', headers: {} }

beforeAll(async () => {
  outside = await startOutsideServer()
  other = await startOutsideServer()
})
afterEach(() => {
  for (const one of [outside, other]) {
    one.asked.length = 0
    one.answer = (_, response) => void response.end('{}')
  }
})
afterAll(async () => {
  await outside.stop()
  await other.stop()
})

function ask(
  address: string,
  {
    allowed = ['127.0.0.1'],
    resolve,
    request = GET,
    signal = new AbortController().signal,
    bytes,
    cuts,
  }: Partial<EgressOptions> & {
    readonly request?: EgressRequest
    readonly signal?: AbortSignal
    readonly bytes?: number
    readonly cuts?: boolean
  } = {},
) {
  const egress = createEgress({ allowed, ...(resolve && { resolve }) })
  return egress.ask(new URL(address), request, signal, bytes === undefined ? undefined : { bytes, ...(cuts && { cuts }) })
}

describe('another server is asked', () => {
  it('with method, headers and body, and what it answers comes back whatever the status', async () => {
    outside.answer = (_, response) => void response.writeHead(404, { 'x-More': 'yes' }).end('{"not":"here"}')
    const request = { method: 'PUT', headers: { authorization: 'Bearer x', 'content-type': 'text/plain' }, body: 'Grüße' }
    const answer = await ask(`${outside.url}/a?b=c`, { request })
    expect(outside.asked).toMatchObject([{ method: 'PUT', url: '/a?b=c', body: 'Grüße' }])
    expect(answer).toMatchObject({ status: 404, statusText: 'Not Found', isCut: false })
    expect(answer.headers['x-more']).toBe('yes')
    expect(answer.bytes.toString()).toBe('{"not":"here"}')
  })

  it('and a packed answer is unpacked', async () => {
    outside.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'))
    expect((await ask(outside.url)).bytes.toString()).toBe('packed')
  })

  it('by a name that is resolved once: what it means afterwards changes nothing', async () => {
    const answers = ['127.0.0.1', '10.0.0.1']
    const asked: string[] = []
    const resolve = async (hostname: string) => {
      asked.push(hostname)
      return [{ address: answers.shift() ?? '', family: 4 }]
    }
    await ask(`http://rebound.test:${outside.port}/`, { resolve })
    expect(asked).toEqual(['rebound.test'])
    expect(outside.asked).toHaveLength(1)
    expect(outside.asked[0]?.headers.host).toBe(`rebound.test:${outside.port}`)
  })
})

describe('another server is not asked', () => {
  const refused = (address: string, options?: Parameters<typeof ask>[1]) =>
    expect(ask(address, { allowed: [], ...options })).rejects.toMatchObject({ name: 'EgressError', reason: 'refused' })

  it.each(['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', 'localhost', '0.0.0.0'])(
    'when it is this machine, however that is written: %s',
    async (host) => {
      await refused(`http://${host}:${outside.port}/`)
      expect(outside.asked).toEqual([])
    },
  )

  it.each([
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '100.100.100.200',
  ])('when it is private, link-local, mapped, or where a cloud answers for its machines: %s', (host) =>
    refused(`http://${host}/latest/meta-data`),
  )

  it('when one of the addresses of its name is private', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ]
    await refused('http://mixed.test/', { resolve })
  })

  it.each(['ftp://127.0.0.1/', 'file:///etc/passwd', 'data:text/plain,x', 'gopher://127.0.0.1/'])(
    'by another way than http: %s',
    (address) => refused(address, { allowed: ['127.0.0.1'] }),
  )

  it('with a name and a password in the address', () =>
    refused(`http://ann:secret@127.0.0.1:${outside.port}/`, { allowed: ['127.0.0.1'] }))

  it('when nobody has that name', async () => {
    await expect(ask('http://nobody.invalid/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).rejects.toThrow(
      'There is no server named nobody.invalid.',
    )
  })
})

describe('a redirect', () => {
  const to = (location: string, status = 302) =>
    (outside.answer = (_, response) => void response.writeHead(status, { location }).end())

  it('is followed where it leads, and told', async () => {
    to(`${other.url}/there`)
    const answer = await ask(outside.url)
    expect([answer.status, answer.url.href]).toEqual([200, `${other.url}/there`])
  })

  it('is judged like the first address', async () => {
    to('http://169.254.169.254/latest/meta-data')
    await expect(ask(outside.url)).rejects.toMatchObject({ reason: 'refused' })
    to('file:///etc/passwd')
    await expect(ask(outside.url)).rejects.toMatchObject({ reason: 'refused' })
    to('http://[')
    await expect(ask(outside.url)).rejects.toThrow('what is no address')
  })

  it('gives another server no header that may be a secret, and the same one all', async () => {
    const headers = { authorization: 'Bearer x', 'X-Key': 'x', Cookie: 'x', Accept: 'text/csv' }
    to(`${other.url}/there`)
    await ask(outside.url, { request: { method: 'GET', headers } })
    expect(other.asked[0]?.headers).toMatchObject({ accept: 'text/csv' })
    for (const name of ['authorization', 'x-key', 'cookie']) expect(other.asked[0]?.headers).not.toHaveProperty(name)
    outside.answer = ({ url }, response) => void response.writeHead(url === '/' ? 302 : 200, { location: '/next' }).end()
    await ask(outside.url, { request: { method: 'GET', headers } })
    expect(outside.asked.at(-1)?.headers).toMatchObject({ authorization: 'Bearer x', 'x-key': 'x', cookie: 'x' })
  })

  it('turns a sent form into a question, and never gives a body to another server', async () => {
    const request = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'secret' }
    to(`${other.url}/there`, 303)
    await ask(outside.url, { request })
    expect(other.asked).toMatchObject([{ method: 'GET', body: '' }])
    for (const status of [307, 308]) {
      to(`${other.url}/there`, status)
      await expect(ask(outside.url, { request })).rejects.toMatchObject({ reason: 'refused' })
    }
    outside.answer = ({ url }, response) => void response.writeHead(url === '/' ? 307 : 200, { location: '/next' }).end()
    await ask(outside.url, { request })
    expect(outside.asked.at(-1)).toMatchObject({ method: 'POST', url: '/next', body: 'secret' })
    expect(other.asked).toHaveLength(1)
  })

  it('is not followed for ever', async () => {
    to('/again')
    await expect(ask(outside.url)).rejects.toThrow(`more than ${LIMITS.redirects} times`)
    expect(outside.asked).toHaveLength(LIMITS.redirects + 1)
  })
})

describe('an answer', () => {
  it('that is too large is refused or cut, and the connection ends', async () => {
    let isOpen = true
    outside.answer = (_, response) => {
      response.on('close', () => (isOpen = false))
      const more = () => void response.write('x'.repeat(60_000), () => !response.destroyed && more())
      more()
    }
    await expect(ask(outside.url, { bytes: 100_000 })).rejects.toThrow('larger than')
    await expect.poll(() => isOpen).toBe(false)
    const { bytes, isCut } = await ask(outside.url, { bytes: 100_000, cuts: true })
    expect([bytes.length, isCut]).toEqual([100_000, true])
  })

  it('that is small and unpacks to a mountain is no larger than is allowed', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000))
    outside.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    await expect(ask(outside.url, { bytes: 100_000 })).rejects.toThrow('larger than')
  })

  it('that breaks off, is packed wrongly, is no HTTP or has endless headers is told in a few words', async () => {
    outside.answer = (_, response) =>
      void response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy())
    await expect(ask(outside.url)).rejects.toThrow(/could not be asked, or broke off/)
    outside.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
    await expect(ask(outside.url)).rejects.toThrow(/could not be asked, or broke off/)
    outside.answer = (_, response) => void response.socket?.end('SSH-2.0-OpenSSH\r\n')
    await expect(ask(outside.url)).rejects.toThrow(/could not be asked, or broke off/)
    outside.answer = (_, response) => void response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)
    await expect(ask(outside.url)).rejects.toThrow(/could not be asked, or broke off/)
  })

  it('that does not come is waited for until whoever asked gives up', async () => {
    const { promise: came, resolve } = Promise.withResolvers<void>()
    outside.answer = () => resolve()
    const controller = new AbortController()
    const asked = ask(outside.url, { signal: controller.signal })
    await came
    controller.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
    await expect(ask(outside.url, { signal: controller.signal })).rejects.toThrow('enough')
  })

  it('is read in the characters that it names', () => {
    expect(readText(Buffer.from([0xe9]), 'text/csv; charset=iso-8859-1')).toBe('é')
    expect(readText(Buffer.from('é'), 'text/csv')).toBe('é')
    expect(readText(Buffer.from('é'), 'text/csv; charset=unknown')).toBe('é')
  })
})
