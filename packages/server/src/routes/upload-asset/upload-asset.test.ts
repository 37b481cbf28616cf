import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

let server: TestServer
let owner: Person
let address = ''
let png: Buffer

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Pictures', template: 'empty' })).json
  address = `${server.url}/api/projects/${project?.['id']}/assets`
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => server.stop())

async function upload(content: Uint8Array | string, name: string, type = '', field = 'file') {
  const body = new FormData()
  body.append(field, new Blob([typeof content === 'string' ? content : Uint8Array.from(content)], { type }), name)
  const response = await fetch(address, { method: 'POST', body, headers: owner.headers })
  return {
    status: response.status,
    json: (await response.json()) as Record<string, unknown> & { error?: { code: string; message: string } },
  }
}
const asset = async (file: unknown, headers: Record<string, string> = {}) =>
  visit(`${(await owner.call('GET', '/api/session')).json['assetsUrl']}${file}`, { headers })

it('measures a picture and serves it for ever under the name of its content', async () => {
  const { status, json } = await upload(png, 'red.png', 'image/png')
  expect(status).toBe(200)
  expect(json).toMatchObject({ name: 'red.png', mime: 'image/png', size: png.length, width: 30, height: 20 })
  expect(json['file']).toMatch(/^[0-9a-f]{40}\.png$/)
  expect((await upload(png, 'other-name.png', 'image/png')).json['file']).toBe(json['file'])

  const served = await asset(json['file'])
  expect(served.bytes.equals(png)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(served.headers['set-cookie']).toBeUndefined()
  const part = await asset(json['file'], { range: 'bytes=0-3' })
  expect(part.status).toBe(206)
  expect(part.bytes.length).toBe(4)
})

it('says when an image is none, whatever its name says', async () => {
  const cases: [Uint8Array | string, string, string][] = [
    ['this is text', 'photo.png', 'image/png'],
    ['<html></html>', 'photo.jpg', ''],
    [png.subarray(0, png.length - 20), 'torn.png', 'image/png'],
  ]
  for (const [content, name, type] of cases) {
    const { status, json } = await upload(content, name, type)
    expect(status, name).toBe(422)
    expect(json.error?.code).toBe('not-an-image')
    expect(json.error?.message).toContain(name)
  }
})

it('refuses programs, empty files, broken vector pictures and a missing field', async () => {
  expect((await upload('MZ\0\0', 'tool.exe')).json.error?.code).toBe('unknown-file-type')
  expect((await upload('', 'empty.txt')).json.error?.code).toBe('empty-file')
  expect((await upload('<svg><g></svg>', 'broken.svg', 'image/svg+xml')).json.error?.code).toBe('broken-svg')
  expect((await upload(png, 'red.png', 'image/png', 'picture')).json.error?.code).toBe('no-file')
  expect((await owner.call('POST', new URL(address).pathname, {})).json['error']?.['code']).toBe('no-file')
})

it('refuses a file above the limit', async () => {
  const { status, json } = await upload(new Uint8Array(LIMITS.assetBytes + 1), 'large.txt')
  expect(status).toBe(413)
  expect(json.error?.message).toBe('This is larger than the limit of 20 MB.')
})

it('takes scripts out of vector pictures and serves them in a sandbox', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>alert(1)</script><path d="M0 0h8v4z"/></svg>'
  const { json } = await upload(svg, 'logo.svg', 'image/svg+xml')
  expect(json).toMatchObject({ mime: 'image/svg+xml', width: 8, height: 4 })
  const served = await asset(json['file'])
  expect(served.text).not.toContain('script')
  expect(served.headers['content-security-policy']).toContain('sandbox')
})

it('keeps only the last part of a file’s name, and gives out nothing but uploads', async () => {
  expect((await upload('hello', '../../../etc/cron.d/x.txt')).json['name']).toBe('x.txt')
  for (const path of ['', '../heddle.sqlite', '%2e%2e/heddle.sqlite', `${'0'.repeat(40)}.png`, `${'0'.repeat(40)}.sqlite`]) {
    expect((await asset(path)).status).toBe(404)
  }
})

it('refuses a vector picture that draws itself again and again, without drawing it', async () => {
  const groups = Array.from({ length: 9 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`)
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><path d="M0 0h1"/></g>${groups.join('')}</svg>`
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => upload(bomb, `bomb-${at}.svg`, 'image/svg+xml')))
  for (const { status, json } of answers) {
    expect(status).toBe(422)
    expect(json.error?.code).toBe('heavy-svg')
  }
})

it('takes many large files at once, and leaves nothing where they were looked at', async () => {
  const files = Array.from({ length: 20 }, (_, at) => `${at} `.repeat(500_000))
  const answers = await Promise.all(files.map((text, at) => upload(text, `large-${at}.txt`, 'text/plain')))
  for (const [at, { status, json }] of answers.entries()) {
    expect(status).toBe(200)
    expect(json['size']).toBe(files[at]?.length)
  }
  await upload('this is text', 'photo.png', 'image/png')
  expect(readdirSync(join(server.folder, 'uploads.tmp'))).toEqual([])
})

it.each([
  ['wider than it may be', 20_000, 10],
  ['of more pixels than it may have', 12_000, 12_000],
])('refuses a picture %s by its head', async (_how, width, height) => {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  const { status, json } = await upload(changed, 'huge.png', 'image/png')
  expect(status).toBe(422)
  expect(json.error).toMatchObject({ code: 'image-too-large', message: expect.stringContaining('64 million') })
})

it.each(['jpeg', 'webp', 'avif', 'gif'] as const)('measures a picture of the kind %s', async (format) => {
  const picture = await sharp(png).toFormat(format).toBuffer()
  expect((await upload(picture, `red.${format}`, `image/${format}`)).json).toMatchObject({ width: 30, height: 20 })
})

it('measures a photograph as it is shown, turned by its camera', async () => {
  const picture = await sharp(png).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect((await upload(picture, 'turned.jpg', 'image/jpeg')).json).toMatchObject({ width: 20, height: 30 })
})

it('keeps a text file as such and serves it with its encoding', async () => {
  const { json } = await upload('Pack light.', 'notes.txt', 'text/plain')
  expect(json).toMatchObject({ name: 'notes.txt', mime: 'text/plain', size: 11 })
  expect((await asset(json['file'])).headers['content-type']).toBe('text/plain; charset=utf-8')
})

it('deletes the files with the only project that has them', async () => {
  const { json } = await upload('only here', 'a.txt')
  await owner.call('DELETE', new URL(address).pathname.replace(/\/assets$/, ''))
  expect((await asset(json['file'])).status).toBe(404)
})
