import { createHash } from 'node:crypto'
import { blankNode, type DocumentRecord } from '@heddle/document'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleRecords } from '../testing/test-ports.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import type { ServedFile } from './answer.ts'
import { findNarrower } from './find-narrower.ts'

let server: TestServer
let photo: Buffer
let file = ''

/** A site whose page draws a photograph. */
const withPhoto = (newId: () => string): readonly DocumentRecord[] => {
  const records = sampleRecords(newId)
  const section = records.find((record) => record.kind === 'node' && record.element === 'section')?.id ?? ''
  const asset = newId()
  return [
    ...records,
    {
      id: asset,
      kind: 'asset',
      name: 'a.jpg',
      folder: '',
      index: 'a0',
      file,
      mime: 'image/jpeg',
      size: 9,
      width: 1000,
      height: 500,
    },
    {
      ...blankNode(newId(), 'image', { parentId: section, slot: 'children', index: 'a1' }),
      props: { url: { default: `asset:${asset}` } },
    },
  ]
}

beforeAll(async () => {
  const create = { width: 1000, height: 500, channels: 3, background: 'teal' } as const
  photo = await sharp({ create }).jpeg().toBuffer()
  file = `${createHash('sha256').update(photo).digest('hex').slice(0, 40)}.jpg`
  server = await startTestServer({ ports: { templates: [{ id: 'photo', assets: [], create: withPhoto }] } })
  const ann = await server.newPerson('Ann')
  const { json } = await ann.call('POST', '/api/projects', { name: 'Photos', template: 'photo' })
  const base = `/api/projects/${json['project']?.['id']}`
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'a.jpg')
  expect((await fetch(`${server.url}${base}/assets`, { method: 'POST', body, headers: ann.headers })).status).toBe(200)
  expect((await ann.call('POST', `${base}/publish`, {})).text).toContain('"release":')
})
afterAll(() => server.stop())

/** Until the width is there a visitor gets the picture itself. */
const made = (query: string) => expect.poll(async () => (await ask(query)).headers['content-type']).toBe('image/webp')
const ask = (query: string, headers = {}) => visit(server.siteUrl('photos', `/assets/${file}${query}`), { headers })

it('a picture of the site is as wide as its address says, in a modern format, and the same for ever', async () => {
  await made('?w=320')
  const { status, headers, bytes } = await ask('?w=320')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' })
  expect(bytes.length).toBeLessThan(photo.length)
  expect((await ask('?w=320', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  await made('?w=640')
  expect((await ask('?w=640')).headers.etag).not.toBe(headers.etag)
})

it('a picture of the site is an icon in a size that its address says', async () => {
  await expect.poll(async () => (await ask('?icon=32')).headers['content-type']).toBe('image/png')
  const { headers, bytes } = await ask('?icon=32')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 32, format: 'png', hasAlpha: true })
  expect((await ask('?icon=33')).headers['content-type']).toBe('image/jpeg')
})

it.each(['', '?w=', '?w=321', '?w=99999', '?w=-320', '?w=320px'])('a width that no page names is not made: %s', async (query) => {
  const { bytes, headers } = await ask(query)
  expect([bytes.equals(photo), headers['content-type']]).toEqual([true, 'image/jpeg'])
})

it('where it cannot be had now the picture itself stands in, and is asked for again', async () => {
  const picture: ServedFile = {
    type: 'image/jpeg',
    etag: '"a"',
    cacheControl: 'public, max-age=1',
    encodings: [],
    headers: {},
    read: () => Promise.resolve(Buffer.from('whole')),
  }
  const none = () => Promise.resolve(undefined)
  const nothing = { read: none, readIcon: none }
  const query = new URLSearchParams('w=320')
  expect(await findNarrower('assets/a.jpg', query, picture, nothing)).toEqual({ ...picture, cacheControl: 'no-cache' })
  const guarded = { ...picture, cacheControl: 'private, no-store' }
  expect((await findNarrower('assets/a.jpg', query, guarded, nothing)).cacheControl).toBe('private, no-cache')
  // Neither data nor pictures of anything else are ever looked at.
  const refuse = () => Promise.reject(new Error('asked'))
  const forbidden = { read: refuse, readIcon: refuse }
  expect(await findNarrower('icons/a.svg', query, picture, forbidden)).toBe(picture)
  expect(await findNarrower('assets/a.mp4', query, { ...picture, type: 'video/mp4' }, forbidden)).toMatchObject({ etag: '"a"' })
})
