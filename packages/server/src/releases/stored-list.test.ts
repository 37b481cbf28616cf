import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FolderFile, ObjectReader } from '../ports/object-storage.ts'
import { MANIFEST_FILE, releaseKey, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { BASE_FILE, loadList, loadManifest, storeList, takeable, type ReleaseList } from './stored-list.ts'

const facts = { projectId: 'p', createdAt: 0, seq: 1, patterns: [], chunks: [], packs: {} }
const file = (hash: string): ReleaseFile => ({ tree: 'public', hash, type: 'text/html', encodings: [] })
const names = (count: number) => Array.from({ length: count }, (_, at) => `page-${at}/index.html`)
const listOf = (id: string, files: ReleaseManifest['files']): ReleaseManifest => ({
  ...facts,
  id,
  files,
  policies: Object.fromEntries(Object.keys(files).map((name) => [name, 'default-src'])),
  fingerprints: Object.fromEntries(Object.entries(files).map(([name, { hash }]) => [name, hash])),
})

function createShelf() {
  const objects = new Map<string, Buffer>()
  const storage: ObjectReader = {
    read: async (key, part) => {
      const bytes = objects.get(key)
      return part && bytes && part.from + part.size > bytes.length ? undefined : bytes
    },
    has: async (key) => objects.has(key),
    size: async (key) => objects.get(key)?.length,
  }
  return {
    objects,
    storage,
    store(manifest: ReleaseManifest, previous?: ReleaseList) {
      const { list, files } = storeList(manifest, previous)
      for (const one of files as readonly FolderFile[]) {
        const bytes = 'bytes' in one ? Buffer.from(one.bytes) : objects.get(one.copyOf)
        if (bytes) objects.set(`${releaseKey('p', manifest.id)}/${one.path}`, bytes)
      }
      return { list, files }
    },
    /** Bytes that are written for a release. */
    written: (files: readonly FolderFile[]) => files.reduce((sum, one) => sum + ('bytes' in one ? one.bytes.length : 0), 0),
  }
}

it('writes of a large site whose one page changed what changed alone, and reads the whole again', async () => {
  const shelf = createShelf()
  const files = Object.fromEntries(names(1000).map((name) => [name, file('a')]))
  const one = shelf.store(listOf('one', files))
  const two = shelf.store(listOf('two', { ...files, 'page-7/index.html': file('b') }), one.list)
  expect(two.files.map(({ path }) => path)).toEqual([BASE_FILE, MANIFEST_FILE])
  expect(shelf.written(two.files)).toBeLessThan(shelf.written(one.files) / 100)
  expect(await loadManifest(shelf.storage, 'p', 'two')).toEqual(two.list.manifest)

  // A third one follows the first too: no release is read through another.
  const { 'page-8/index.html': gone, ...rest } = two.list.manifest.files
  expect(gone).toBeDefined()
  const three = shelf.store(listOf('three', { ...rest, 'late.html': file('c') }), two.list)
  expect(three.files[0]).toEqual({ path: BASE_FILE, copyOf: 'releases/p/two/base.json' })
  const read = await loadList(shelf.storage, 'p', 'three')
  expect(read).toEqual(three.list)
  expect(read?.manifest.files['page-7/index.html']?.hash).toBe('b')
  expect(Object.keys(read?.manifest.files ?? {})).not.toContain('page-8/index.html')
})

it('writes a list whole where much of it is another one', () => {
  const shelf = createShelf()
  const files = Object.fromEntries(names(80).map((name) => [name, file('a')]))
  const one = shelf.store(listOf('one', files))
  const some = (count: number) => ({ ...files, ...Object.fromEntries(names(count).map((name) => [name, file('b')])) })
  expect(shelf.store(listOf('two', some(10)), one.list).files).toHaveLength(2)
  expect(shelf.store(listOf('three', some(30)), one.list).files).toHaveLength(1)
})

it('reads what was stored, whatever came, changed and went from release to release', async () => {
  const edits = fc.array(fc.dictionary(fc.constantFrom(...names(12)), fc.option(fc.constantFrom('a', 'b', 'c'))), {
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(edits, async (releases) => {
      const shelf = createShelf()
      let files: ReleaseManifest['files'] = Object.fromEntries(
        [...names(12), ...names(300).map((name) => `still-${name}`)].map((name) => [name, file('a')]),
      )
      let last = shelf.store(listOf('r', files)).list
      for (const [at, changes] of releases.entries()) {
        const next = { ...files }
        for (const [name, hash] of Object.entries(changes))
          if (hash === null) Reflect.deleteProperty(next, name)
          else if (next[name]?.hash !== hash) next[name] = file(hash)
        files = next
        const manifest = listOf(`r${at}`, files)
        last = shelf.store(manifest, last).list
        expect(await loadManifest(shelf.storage, 'p', `r${at}`)).toEqual(manifest)
        expect(await loadList(shelf.storage, 'p', `r${at}`)).toEqual(last)
      }
    }),
    { seed: 45, numRuns: 60 },
  )
})

it('knows no release that has lost the list that its own follows', async () => {
  const shelf = createShelf()
  const files = Object.fromEntries(names(100).map((name) => [name, file('a')]))
  const one = shelf.store(listOf('one', files))
  shelf.store(listOf('two', files), one.list)
  shelf.objects.delete(`releases/p/two/${BASE_FILE}`)
  expect(await loadList(shelf.storage, 'p', 'two')).toBeUndefined()
  expect(await loadList(shelf.storage, 'p', 'never')).toBeUndefined()
})

it('lets the next release take nothing of one that has lost a pack, and of one of old', async () => {
  const shelf = createShelf()
  const whole: ReleaseList = { manifest: { ...listOf('one', { a: file('a') }), packs: { 'one-0': 4 } }, changes: undefined }
  expect((await takeable(shelf.storage, whole)).manifest).toMatchObject({ files: {}, fingerprints: {}, packs: {} })
  shelf.objects.set('releases/p/one/packs/one-0', Buffer.from('cut'))
  expect((await takeable(shelf.storage, whole)).manifest.files).toEqual({})
  shelf.objects.set('releases/p/one/packs/one-0', Buffer.from('full'))
  expect(await takeable(shelf.storage, whole)).toEqual(whole)
  const { packs: _, ...old } = whole.manifest
  expect((await takeable(shelf.storage, { ...whole, manifest: old })).manifest.files).toEqual({})
})
