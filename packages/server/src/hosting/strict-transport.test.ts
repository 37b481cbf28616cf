import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerConfig } from '../config.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { createStrictTransport } from './strict-transport.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-transport-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  const server = await startTestServer({ folder })
  const ann = await server.newPerson('Ann')
  const { json } = await ann.call('POST', '/api/projects', { name: 'Bakery', template: 'empty' })
  await ann.call('POST', `/api/projects/${String(json['project']?.['id'])}/publish`, {})
  await server.stop()
})

/** What a site, a page that it has not and its draft say of https, each asked twice: the second answer is at hand. */
async function told(config: Partial<ServerConfig>, headers: Readonly<Record<string, string>>) {
  const server = await startTestServer({ folder, config })
  const { port } = server.app.server.address() as AddressInfo
  const ask = async (host: string, path: string) =>
    (await visit(`http://${host}.localhost:${port}${path}`, { headers })).headers['strict-transport-security']
  const said: unknown[] = []
  for (const path of ['/', '/', '/nothing', '/ww/accounts/session']) said.push(await ask('bakery', path))
  said.push(await ask('bakery--preview', '/'))
  await server.stop()
  return said
}
const BY_HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
const HSTS = 'max-age=2592000'

it('a site that a proxy is asked for by https says so of every answer, at once or not, and its draft does not', async () => {
  expect(await told({ https: true, trustProxy: 1 }, BY_HTTPS)).toEqual([HSTS, HSTS, HSTS, HSTS, undefined])
})

it('it says nothing by http, to those whom no proxy speaks for, where nobody speaks https, and where it is switched off', async () => {
  const nothing = Array.from({ length: 5 }, () => undefined)
  const behind = { https: true, trustProxy: 1 }
  expect(await told(behind, { 'x-forwarded-proto': 'http' })).toEqual(nothing)
  expect(await told(behind, {})).toEqual(nothing)
  expect(await told({ https: true }, BY_HTTPS)).toEqual(nothing)
  expect(await told({ trustProxy: 1 }, BY_HTTPS)).toEqual(nothing)
  expect(await told({ ...behind, hstsSeconds: 0 }, BY_HTTPS)).toEqual(nothing)
})

it('of several proxies all have to be asked by https', () => {
  const transport = createStrictTransport({ https: true, seconds: 60, trusts: (address) => address === '10.0.0.1' })
  const at = (proto: string | undefined, remoteAddress = '10.0.0.1') => transport.headersFor(proto, { remoteAddress })
  expect(at('https')).toEqual({ 'strict-transport-security': 'max-age=60' })
  expect(at('https, HTTPS')).toEqual({ 'strict-transport-security': 'max-age=60' })
  for (const proto of [undefined, '', 'http', 'http, https', 'https, http', 'https,', 'httpss'])
    expect([proto, at(proto)]).toEqual([proto, {}])
  expect(at('https', '203.0.113.7')).toEqual({})
})
