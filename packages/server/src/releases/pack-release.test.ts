import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { FolderFile } from '../ports/object-storage.ts'
import type { ReleaseManifest } from './manifest.ts'
import { createReleasePack } from './pack-release.ts'
import type { ReleaseSource } from './pack-file.ts'

const facts = { projectId: 'p', createdAt: 0, seq: 1, policies: {}, patterns: [], chunks: [], fingerprints: {} }
const text = 'a page that is long enough to be worth it '.repeat(20)
const page = (contents: string): ReleaseSource => ({ path: 'index.html', readers: 'everyone', contents, type: 'text/html' })
const kept: ReleaseSource = { path: 'index.html', readers: 'everyone', kept: true }

/** Packs, and reads back the manifest, which is the one that is told. */
function pack(id: string, sources: readonly ReleaseSource[], previous?: ReleaseManifest) {
  const handedOn: FolderFile[][] = []
  const making = createReleasePack(previous, (some) => void handedOn.push([...some]))
  for (const source of sources) making.add(source)
  const packed = making.finish({ ...facts, id })
  const { files } = packed
  const manifest = JSON.parse(Buffer.from(bytesOf(files.at(-1))).toString()) as ReleaseManifest
  expect(packed.manifest).toEqual(manifest)
  return { files, manifest, handedOn }
}
const bytesOf = (file: FolderFile | undefined): Uint8Array => (file && 'bytes' in file ? file.bytes : new Uint8Array())

it('packs every file with its compressed forms, and the manifest last', () => {
  const { files, manifest, handedOn } = pack('one', [page(text), { ...page('short'), path: 'robots.txt' }])
  expect(files.map(({ path }) => path)).toEqual([
    'public/index.html',
    'public/index.html.br',
    'public/index.html.gz',
    'public/robots.txt',
    'release.json',
  ])
  expect(gunzipSync(bytesOf(files[2])).toString()).toBe(text)
  expect(manifest.files['index.html']).toMatchObject({ tree: 'public', encodings: ['br', 'gzip'] })
  expect(handedOn).toEqual([])
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

it('hands on what is new while others are made, and leaves what is taken from the release before to the end', () => {
  const large = (name: string): ReleaseSource => ({
    path: `${name}.bin`,
    readers: 'everyone',
    contents: new Uint8Array(400_000).fill(name.length),
    type: 'application/octet-stream',
  })
  const before = pack('one', [page(text)])
  const { files, manifest, handedOn } = pack('two', [large('a'), page(text), large('bb'), large('ccc')], before.manifest)
  expect(handedOn.map((some) => some.map(({ path }) => path))).toEqual([['public/a.bin', 'public/bb.bin']])
  expect(files.map(({ path }) => path)).toEqual([
    'public/ccc.bin',
    'public/index.html',
    'public/index.html.br',
    'public/index.html.gz',
    'release.json',
  ])
  expect(Object.keys(manifest.files)).toEqual(['a.bin', 'index.html', 'bb.bin', 'ccc.bin'])
})
