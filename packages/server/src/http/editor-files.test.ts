import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let editorFolder = ''
beforeAll(async () => {
  editorFolder = mkdtempSync(join(tmpdir(), 'heddle-editor-'))
  mkdirSync(join(editorFolder, 'assets'))
  writeFileSync(join(editorFolder, 'index.html'), '<!doctype html>the editor')
  writeFileSync(join(editorFolder, 'canvas.html'), '<!doctype html>the canvas')
  mkdirSync(join(editorFolder, 'templates'))
  writeFileSync(join(editorFolder, 'templates', 'sample.html'), '<!doctype html>the sample')
  writeFileSync(join(editorFolder, 'assets', 'main-a1b2c3d4.js'), 'export {}')
  writeFileSync(join(editorFolder, 'assets', 'main-a1b2c3d4.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(editorFolder, 'index.html.br'), brotliCompressSync('<!doctype html>the editor'))
  server = await startTestServer({ ports: { editorFolder } })
})
afterAll(async () => {
  await server.stop()
  rmSync(editorFolder, { recursive: true, force: true })
})

const get = (path: string) => visit(server.url + path)
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const),
  )

it('serves the editor for all of its addresses', async () => {
  for (const path of ['/', '/projects/abc', '/projects/abc/pages/def', '/sign-in']) {
    const answer = await get(path)
    expect(answer.text).toContain('the editor')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
  }
})

it('allows the editor no inline and no evaluated scripts', async () => {
  const policy = directives((await get('/')).headers['content-security-policy'])
  expect(policy.get('script-src')).toEqual(["'self'"])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.get('connect-src')).toContain(server.url.replace('http', 'ws'))
})

it('gives the canvas frame no origin of its own, and only the editor may frame it', async () => {
  const answer = await get('/canvas.html')
  expect(answer.text).toContain('the canvas')
  const policy = directives(answer.headers['content-security-policy'])
  expect(policy.get('sandbox')).toEqual(['allow-scripts'])
  expect(policy.get('script-src')).toEqual([server.url])
  expect(policy.get('frame-ancestors')).toEqual([server.url])
})

it('shows what templates look like in pages that run nothing and load nothing', async () => {
  const answer = await get('/templates/sample.html')
  expect(answer.text).toContain('the sample')
  const policy = directives(answer.headers['content-security-policy'])
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('sandbox')).toEqual([])
  expect(policy.has('script-src')).toBe(false)
  // A frame without an origin is in no cluster of origins: browsers warn when it asks for one.
  expect(answer.headers['origin-agent-cluster']).toBeUndefined()
  for (const path of ['/templates/none.html', '/templates/..%2Findex.html', '/templates/']) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})

it('opens built files to the frame and keeps them for ever', async () => {
  const answer = await get('/assets/main-a1b2c3d4.js')
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/assets/missing-a1b2c3d4.js')).status).toBe(404)
})

it('sends the smaller form that the build made to browsers that take it, under the same rules', async () => {
  const packed = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
  const script = await visit(`${server.url}/assets/main-a1b2c3d4.js`, packed)
  expect(brotliDecompressSync(script.bytes).toString()).toBe('export {}')
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect(script.headers.vary).toMatch(/accept-encoding/i)
  const editor = await visit(`${server.url}/projects/abc`, packed)
  expect(brotliDecompressSync(editor.bytes).toString()).toContain('the editor')
  expect(editor.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect(editor.headers['access-control-allow-origin']).toBeUndefined()
  const plain = await get('/assets/main-a1b2c3d4.js')
  expect([plain.text, plain.headers['content-encoding']]).toEqual(['export {}', undefined])
  // There is no smaller form of this one.
  expect((await visit(`${server.url}/canvas.html`, packed)).text).toContain('the canvas')
})

it('serves icons on every origin', async () => {
  for (const origin of [server.url, server.hosts.assetsOrigin]) {
    const answer = await visit(`${origin}/icons/heart.svg`)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect((await visit(`${origin}/icons/nothing-like-it.svg`)).status).toBe(404)
  }
})
