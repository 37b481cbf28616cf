import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { checkData } from '../data/check-data.ts'
import { readConfig } from '../config.ts'
import { OBJECTS_FOLDER } from '../drivers/data-folder.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { MANIFEST_FILE, ownPath, packPath, releaseKey, SUFFIX, type ReleaseManifest } from './manifest.ts'

/** Makes a stored release one of old, which has each form of each file in a file of its own. */
function unpack(dataFolder: string, projectId: string, releaseId: string): void {
  const folder = join(dataFolder, OBJECTS_FOLDER, releaseKey(projectId, releaseId))
  const { packs: _, ...release } = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest
  const files = Object.entries(release.files).map(([path, { packed, ...file }]) => {
    const [pack = '', start = 0, ...sizes] = packed ?? []
    let from = start
    for (const [at, suffix] of ['', ...file.encodings.map((encoding) => SUFFIX[encoding])].entries()) {
      if (!packed) continue
      const target = join(folder, ownPath(path, file.tree)) + suffix
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, readFileSync(join(folder, packPath(pack))).subarray(from, (from += sizes[at] ?? 0)))
    }
    return [path, file]
  })
  rmSync(join(folder, 'packs'), { recursive: true })
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ ...release, files: Object.fromEntries(files) }))
}

const brotli = { headers: { 'accept-encoding': 'br' } }

it('serves a release that an older Heddle stored, publishes over it, and goes back to it', async () => {
  const server = await startTestServer()
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'empty' })).json
    const projectId = String(project?.['id'])
    const base = `/api/projects/${projectId}`
    await owner.call('POST', `${base}/publish`, {})
    const [old = ''] = await server.services.releaseStore.list(projectId)
    const paths = ['', 'test', 'sitemap.xml', 'robots.txt'].map((path) => server.siteUrl('bakery', `/${path}`))
    const look = () => Promise.all(paths.flatMap((path) => [visit(path), visit(path, brotli)]))
    const before = await look()

    unpack(server.folder, projectId, old)
    server.services.releases.forget('bakery')
    const withoutDate = (answers: typeof before) =>
      answers.map(({ status, text, headers }) => [status, text, headers['etag'], headers['content-encoding']])
    expect(withoutDate(await look())).toEqual(withoutDate(before))
    const config = readConfig({ HEDDLE_DATA: server.folder })
    expect((await checkData(config)).problems).toEqual([])

    await owner.call('POST', `${base}/publish`, {})
    expect(withoutDate(await look())).toEqual(withoutDate(before))
    const folder = join(server.folder, OBJECTS_FOLDER, 'releases', projectId)
    const [made = ''] = readdirSync(folder).filter((id) => id !== old)
    expect(readdirSync(join(folder, made)).toSorted()).toEqual(['packs', MANIFEST_FILE])

    expect((await owner.call('POST', `${base}/releases/${old}/activate`, {})).status).toBe(200)
    expect(withoutDate(await look())).toEqual(withoutDate(before))
    expect((await checkData(config)).problems).toEqual([])
  } finally {
    await server.stop()
  }
})
