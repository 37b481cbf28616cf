import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { FolderFile } from '../ports/object-storage.ts'
import type { ReleaseManifest } from './manifest.ts'
import { packRelease } from './pack-release.ts'
import type { ReleaseSource } from './pack-file.ts'

const facts = { projectId: 'p', createdAt: 0, seq: 1, policies: {}, patterns: [], chunks: [], fingerprints: {} }
const text = 'a page that is long enough to be worth it '.repeat(20)
const page = (contents: string): ReleaseSource => ({ path: 'index.html', readers: 'everyone', contents, type: 'text/html' })
const kept: ReleaseSource = { path: 'index.html', readers: 'everyone', kept: true }

/** Packs, and reads back the manifest, which is the one that is told. */
function pack(id: string, sources: readonly ReleaseSource[], previous?: ReleaseManifest) {
  const steps: string[] = []
  const packed = packRelease({ ...facts, id }, sources, previous, (done, total) => steps.push(`${done}/${total}`))
  const { files } = packed
  const manifest = JSON.parse(Buffer.from(bytesOf(files.at(-1))).toString()) as ReleaseManifest
  expect(packed.manifest).toEqual(manifest)
  return { files, manifest, steps }
}
const bytesOf = (file: FolderFile | undefined): Uint8Array => (file && 'bytes' in file ? file.bytes : new Uint8Array())

it('packs every file with its compressed forms, and the manifest last', () => {
  const { files, manifest, steps } = pack('one', [page(text), { ...page('short'), path: 'robots.txt' }])
  expect(files.map(({ path }) => path)).toEqual([
    'public/index.html',
    'public/index.html.br',
    'public/index.html.gz',
    'public/robots.txt',
    'release.json',
  ])
  expect(gunzipSync(bytesOf(files[2])).toString()).toBe(text)
  expect(manifest.files['index.html']).toMatchObject({ tree: 'public', encodings: ['br', 'gzip'] })
  expect(steps).toEqual(['1/2', '2/2'])
})

it('takes what is the same from the release before, compressed forms included', () => {
  const before = pack('one', [page(text)]).manifest
  for (const source of [kept, page(text)]) {
    const { files, manifest } = pack('two', [source], before)
    expect(files.slice(0, -1)).toEqual(
      ['', '.br', '.gz'].map((suffix) => ({
        path: `public/index.html${suffix}`,
        copyOf: `releases/p/one/public/index.html${suffix}`,
      })),
    )
    expect(manifest.files).toEqual(before.files)
  }
  expect(pack('two', [page(`${text}!`)], before).files[0]).toHaveProperty('bytes')
})

it('refuses to keep what the release before does not have', () => {
  expect(() => pack('two', [kept])).toThrow('index.html')
})
