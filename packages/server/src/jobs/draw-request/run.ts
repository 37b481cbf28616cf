import { hash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { DrawRequest, RequestPage } from '@heddle/publish'
import type { Json } from '@heddle/store'
import { readStorage } from '../../drivers/open-storage.ts'
import { LIMITS } from '../../limits.ts'
import type { JobBody } from '../../pool/job.ts'
import type { LocalObjects } from '../../ports/object-storage.ts'
import { chunkKey, placeOf, type ReleaseManifest } from '../../releases/manifest.ts'
import { loadManifest } from '../../releases/stored-list.ts'
import type { drawRequestJob } from './job.ts'

/** What all addresses of a page share. */
interface OpenPage {
  readonly request: RequestPage
  readonly shell: string
  readonly rows: Readonly<Record<string, Json>>
}

/** What was used last comes last; what has not been used for longest goes. */
const pages = new Map<string, Promise<OpenPage | undefined>>()
const releases = new Map<string, Promise<ReleaseManifest | undefined>>()

function recent<T>(kept: Map<string, Promise<T>>, most: number, key: string, open: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? open()
  kept.delete(key)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return known
}

/** What pages are drawn with, as it was when their release was made. */
const drawers = new Map<string, Promise<DrawRequest>>()

async function loadDrawer(storage: LocalObjects, renderer: string): Promise<DrawRequest> {
  const file = await storage.localFile(chunkKey(renderer))
  if (file === undefined) throw new Error(`${chunkKey(renderer)} is missing`)
  return ((await import(pathToFileURL(file).href)) as { readonly drawRequest: DrawRequest }).drawRequest
}

/** For speed: what is sent once need not be small at any price. */
const QUALITY = 4

export const run: JobBody<typeof drawRequestJob> = async (input) => {
  const { projectId, releaseId, renderer, shell, drawn, path, answered } = input
  const storage = await readStorage(input.storage)
  const drawRequest = await recent(drawers, LIMITS.openReleases, renderer, () => loadDrawer(storage, renderer))
  const open = async (): Promise<OpenPage | undefined> => {
    const release = await recent(releases, LIMITS.openReleases, `${projectId}/${releaseId}`, () =>
      loadManifest(storage, projectId, releaseId),
    )
    const read = async (name: string): Promise<string | undefined> => {
      const entry = release?.files[name]
      const place = release && entry && placeOf(release, name, entry, undefined)
      return place && (await storage.read(place.key, place.part))?.toString('utf8')
    }
    const [html, text] = await Promise.all([read(shell), read(drawn)])
    if (html === undefined || text === undefined) return undefined
    const request = JSON.parse(text) as RequestPage
    const statics = request.page.collections.filter(({ mode }) => mode === 'static')
    const rows = await Promise.all(
      statics.map(async ({ id }) => {
        const { data } = JSON.parse((await read(`collections/${id}.json`)) ?? '{}') as { readonly data?: Json }
        return [id, data ?? []] as const
      }),
    )
    return { request, shell: html, rows: Object.fromEntries(rows) }
  }
  const page = await recent(pages, LIMITS.openPages, `${projectId}/${releaseId}/${drawn}`, open)
  const html = page && drawRequest({ ...page, path, answered })
  if (typeof html !== 'string') return html
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { hash: hash('sha256', plain, 'base64url').slice(0, 22), plain, br: brotliCompressSync(plain, { params }) }
}
