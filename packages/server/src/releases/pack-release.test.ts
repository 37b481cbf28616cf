import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { FolderFile, ObjectReader } from '../ports/object-storage.ts'
import { placeOf, releaseKey, type Encoding, type ReleaseManifest } from './manifest.ts'
import { createReleasePack } from './pack-release.ts'
import type { ReleaseSource } from './pack-file.ts'
import { loadList, type ReleaseList } from './stored-list.ts'

const facts = { projectId: 'p', createdAt: 0, seq: 1, policies: {}, patterns: [], chunks: [], fingerprints: {} }
const text = 'a page that is long enough to be worth it '.repeat(20)
const page = (contents: string): ReleaseSource => ({ path: 'index.html', readers: 'everyone', contents, type: 'text/html' })
const kept: ReleaseSource = { path: 'index.html', readers: 'everyone', kept: true }
const large = (name: string, size = 1_500_000): ReleaseSource => ({
  path: `${name}.bin`,
  readers: 'everyone',
  contents: new Uint8Array(size).fill(name.charCodeAt(0)),
  type: 'application/octet-stream',
})
const keptLarge = (name: string): ReleaseSource => ({ path: `${name}.bin`, readers: 'everyone', kept: true })

/** A storage in memory that releases are put into as they are made. */
function createShelf() {
  const objects = new Map<string, Buffer>([['assets/logo', Buffer.from('logo')]])
  const storage: ObjectReader = {
    read: async (key, part) => (part ? objects.get(key)?.subarray(part.from, part.from + part.size) : objects.get(key)),
    has: async (key) => objects.has(key),
    size: async (key) => objects.get(key)?.length,
  }
  return {
    objects,
    storage,
    /** Packs, stores, and reads back the list, which is the one that is told. */
    async pack(id: string, sources: readonly ReleaseSource[], previous?: ReleaseList) {
      const handedOn: FolderFile[] = []
      const making = createReleasePack({ id, previous, storage, handOn: (some) => void handedOn.push(...some) })
      for (const source of sources) making.add(source)
      const handedOnBefore = handedOn.length
      const packed = await making.finish(facts)
      const files = [...handedOn, ...packed.files]
      const put = (file: FolderFile): void => {
        const bytes = 'bytes' in file ? Buffer.from(file.bytes) : objects.get(file.copyOf)
        if (!bytes) throw new Error(`there is no ${file.path}`)
        objects.set(`${releaseKey('p', id)}/${file.path}`, bytes)
      }
      for (const file of files) put(file)
      const { list } = packed
      expect(await loadList(storage, 'p', id)).toEqual(list)
      return { files, manifest: list.manifest, list, handedOnBefore }
    },
    /** The bytes of a file as a visitor is sent them. */
    async bytesOf(release: ReleaseManifest, path: string, encoding?: Encoding): Promise<Buffer> {
      const file = release.files[path]
      const place = file && placeOf(release, path, file, encoding)
      const bytes = place && (await storage.read(place.key, place.part))
      if (!bytes) throw new Error(`there is no ${path}`)
      return bytes
    },
  }
}

const pathsOf = (files: readonly FolderFile[]) => files.map(({ path }) => path)
const linked = (files: readonly FolderFile[]) => files.flatMap((file) => ('copyOf' in file ? [file.copyOf] : []))

it('lays all files with their compressed forms into one pack, and the list comes last', async () => {
  const shelf = createShelf()
  const { files, manifest } = await shelf.pack('one', [page(text), { ...page('short'), path: 'robots.txt' }])
  expect(pathsOf(files)).toEqual(['packs/one-0', 'release.json'])
  expect(manifest.files['index.html']).toMatchObject({ tree: 'public', encodings: ['br', 'gzip'] })
  expect(String(await shelf.bytesOf(manifest, 'index.html'))).toBe(text)
  expect(String(gunzipSync(await shelf.bytesOf(manifest, 'index.html', 'gzip')))).toBe(text)
  expect(String(await shelf.bytesOf(manifest, 'robots.txt'))).toBe('short')
  await expect(shelf.bytesOf(manifest, 'robots.txt', 'br')).rejects.toThrow('robots.txt')
})

it('takes what is the same from the release before without a look at it: one link for a pack, however many files are in it', async () => {
  const shelf = createShelf()
  const sources = Array.from({ length: 300 }, (_, at) => ({ ...page(`${text}${at}`), path: `${at}.html` }))
  const before = (await shelf.pack('one', sources)).list
  for (const again of [sources, sources.map(({ path, readers }): ReleaseSource => ({ path, readers, kept: true }))]) {
    const { files, manifest } = await shelf.pack('two', again, before)
    expect(files.slice(0, -1)).toEqual([
      { path: 'packs/one-0', copyOf: 'releases/p/one/packs/one-0' },
      { path: 'base.json', copyOf: 'releases/p/one/release.json' },
    ])
    expect(manifest.files).toEqual(before.manifest.files)
    expect(manifest.packs).toEqual(before.manifest.packs)
  }
})

it('holds a page that changed anew, and who may read one that did not', async () => {
  const shelf = createShelf()
  const before = (await shelf.pack('one', [page(text), large('a')])).list
  const rules = [{ userGroup: 'members' }] as unknown as Exclude<ReleaseSource['readers'], 'everyone'>
  const { files, manifest } = await shelf.pack('two', [page(`${text}!`), { ...keptLarge('a'), readers: rules }], before)
  expect(pathsOf(files)).toEqual(['packs/two-0', 'packs/one-0', 'release.json'])
  expect(String(await shelf.bytesOf(manifest, 'index.html'))).toBe(`${text}!`)
  expect(manifest.files['a.bin']).toMatchObject({ tree: 'guarded', rules })
  expect((await shelf.bytesOf(manifest, 'a.bin')).length).toBe(1_500_000)
})

it('refuses to keep what the release before does not have', async () => {
  const shelf = createShelf()
  await expect(shelf.pack('two', [kept])).rejects.toThrow('index.html')
  const { list } = await shelf.pack('one', [large('a')])
  await expect(shelf.pack('two', [kept], list)).rejects.toThrow('index.html')
})

it('links an uploaded file under a name of its own', async () => {
  const shelf = createShelf()
  const logo: ReleaseSource = {
    path: 'assets/logo.png',
    readers: 'everyone',
    assetKey: 'assets/logo',
    hash: 'h',
    type: 'image/png',
  }
  const { files, manifest } = await shelf.pack('one', [logo])
  expect(pathsOf(files)).toEqual(['public/assets/logo.png', 'release.json'])
  expect(String(await shelf.bytesOf(manifest, 'assets/logo.png'))).toBe('logo')
})

it('hands on full packs while others are made, and leaves what is taken from the release before to the end', async () => {
  const shelf = createShelf()
  const before = await shelf.pack('one', [page(text)])
  const { files, handedOnBefore } = await shelf.pack('two', [large('a'), kept, large('b'), large('c')], before.list)
  expect(handedOnBefore).toBe(1)
  expect(pathsOf(files)).toEqual(['packs/two-0', 'packs/two-1', 'release.json'])
})

it('writes anew what is left of a pack that is mostly of files that are gone', async () => {
  const shelf = createShelf()
  const before = (await shelf.pack('one', [large('a', 1_200_000), page(text), large('b', 900_000)])).list
  expect(Object.keys(before.manifest.packs ?? {})).toEqual(['one-0'])
  const most = await shelf.pack('two', [keptLarge('a'), kept], before)
  expect(linked(most.files)).toEqual(['releases/p/one/packs/one-0'])
  const { files, manifest } = await shelf.pack('three', [kept], most.list)
  expect(pathsOf(files)).toEqual(['packs/three-0', 'release.json'])
  expect(String(await shelf.bytesOf(manifest, 'index.html'))).toBe(text)
  expect(String(gunzipSync(await shelf.bytesOf(manifest, 'index.html', 'gzip')))).toBe(text)
})

it('does not take over a pack that was cut short', async () => {
  const shelf = createShelf()
  const before = (await shelf.pack('one', [page(text), large('a')])).list
  shelf.objects.set('releases/p/one/packs/one-0', Buffer.from('cut'))
  await expect(shelf.pack('two', [kept], before)).rejects.toThrow('not as long as it was')
})

it('holds few packs and no more than twice its files, whatever changes one publish after another', async () => {
  const shelf = createShelf()
  const pages = 60
  const bytes = new Map(Array.from({ length: pages }, (_, at) => [at, 20_000 + 613 * at]))
  const sourceOf = (at: number): ReleaseSource => {
    const size = bytes.get(at) ?? 0
    return { ...large('x', size), path: `${at}.bin`, contents: new Uint8Array(size).fill(size % 251) }
  }
  let last: ReleaseList | undefined
  let written = 0
  for (let publish = 0; publish < 200; publish += 1) {
    const changed = new Set(
      publish === 0 ? bytes.keys() : Array.from({ length: 1 + (publish % 3) }, (_, at) => (publish * 7 + at * 11) % pages),
    )
    for (const at of changed) bytes.set(at, 20_000 + ((publish * 977 + at * 613) % 40_000))
    const sources = [...bytes.keys()].map((at): ReleaseSource =>
      changed.has(at) ? sourceOf(at) : { path: `${at}.bin`, readers: 'everyone', kept: true },
    )
    const { files, manifest, list } = await shelf.pack(`r${publish}`, sources, last)
    last = list
    written += files.reduce((sum, file) => sum + ('bytes' in file && file.path.startsWith('packs/') ? file.bytes.length : 0), 0)
    const live = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    const held = Object.values(manifest.packs ?? {})
    expect(held.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * live + 100_000)
    expect(held.length).toBeLessThanOrEqual(12)
  }
  for (const [at, size] of bytes)
    expect((last && (await shelf.bytesOf(last.manifest, `${at}.bin`)))?.equals(Buffer.alloc(size, size % 251))).toBe(true)
  // Of two pages a time, each is written a few times over, not the whole site each time.
  expect(written).toBeLessThan(200 * 2 * 40_000 * 5)
})
