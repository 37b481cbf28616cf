import { expect, it } from 'vitest'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { findSiteAnswer } from './find-site-answer.ts'

const file = (type: string, tree: ReleaseFile['tree'] = 'public'): ReleaseFile => ({ tree, hash: 'hash', type, encodings: [] })
const html = file('text/html; charset=utf-8')

const release = (files: ReleaseManifest['files']): ReleaseManifest => ({
  id: 'r',
  projectId: 'p',
  createdAt: 0,
  seq: 0,
  files,
  policies: { 'index.html': "default-src 'none'" },
  patterns: [{ pattern: '/users/:id', file: 'users/[id]/index.html' }],
  chunks: [],
  fingerprints: {},
})

const answerTo = async (url: string, files: ReleaseManifest['files']) => {
  const store = { read: (_release: ReleaseManifest, path: string) => Promise.resolve(Buffer.from(path)) } as Partial<ReleaseStore>
  const storage = { has: () => Promise.resolve(false) } as Partial<ObjectStorage>
  const found = await findSiteAnswer(url, release(files), {
    store: store as ReleaseStore,
    storage: storage as ObjectStorage,
    icons: { names: () => [], svg: () => undefined },
  })
  return 'file' in found ? { status: found.status, is: String(await found.file.read(undefined)), ...found.file } : found
}

it('answers an unknown address with the site’s own page for it, of the address’s language', async () => {
  const files = { 'index.html': html, '404.html': html, 'en/404.html': html }
  expect(await answerTo('/nowhere', files)).toMatchObject({ status: 404, is: '404.html' })
  expect(await answerTo('/en/nowhere', files)).toMatchObject({ status: 404, is: 'en/404.html' })
  expect(await answerTo('/404', files)).toMatchObject({ status: 404, is: '404.html' })
})

it('answers an address with parameters with its page', async () => {
  const files = { 'users/[id]/index.html': html }
  expect(await answerTo('/users/5?x=1', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
  expect(await answerTo('/users/bread%2Frolls', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
})

it('gives nobody what lies behind access rules', async () => {
  const files = { 'secret/index.html': file('text/html', 'guarded'), 'data/abc.en.json': file('application/json', 'guarded') }
  for (const url of ['/secret', '/secret/index.html', '/data/abc.json?wwlang=en', '/data/abc.en.json']) {
    expect(await answerTo(url, files)).toMatchObject({ redirect: '/404' })
  }
})

it('lets browsers keep what never changes, and ask again for what does', async () => {
  const files = {
    'index.html': html,
    'styles/a1b2c3d4e5.css': file('text/css'),
    'robots.txt': file('text/plain'),
    'data/abcdefgh.en.json': file('application/json'),
  }
  const cacheOf = async (url: string) => ((await answerTo(url, files)) as { cacheControl?: string }).cacheControl
  expect(await cacheOf('/styles/a1b2c3d4e5.css')).toContain('immutable')
  expect(await cacheOf('/')).toBe('no-cache')
  expect(await cacheOf('/robots.txt')).toBe('no-cache')
  expect(await cacheOf('/data/abcdefgh.json?wwlang=en')).toBe('no-cache')
})

it('gives a page its own policy and pictures a sandbox', async () => {
  const files = { 'index.html': html, 'assets/x.svg': file('image/svg+xml') }
  expect((await answerTo('/', files)) as object).toMatchObject({ headers: { 'content-security-policy': "default-src 'none'" } })
  expect((await answerTo('/assets/x.svg', files)) as object).toMatchObject({
    headers: { 'content-security-policy': expect.stringContaining('sandbox') },
  })
})
