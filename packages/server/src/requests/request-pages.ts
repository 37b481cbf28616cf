import { drawRequestJob, type DrawnRequest } from '../jobs/draw-request/job.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ReleaseManifest, ReleasePattern } from '../releases/manifest.ts'

export type { DrawnRequest } from '../jobs/draw-request/job.ts'

/** Pages whose address has parameters, drawn for one address when somebody asks for it. */
export interface RequestPages {
  /**
   * The page for an address. Nothing where the HTML that all its addresses share is to stand: the release has no other, drawing
   * it failed, or takes longer than a visitor waits. Never throws.
   * @param path from the root of the host on, as browsers write it
   */
  draw(release: ReleaseManifest, pattern: ReleasePattern, path: string): Promise<DrawnRequest | undefined>
}

export interface RequestPagesOptions {
  readonly pool: Pick<JobPool, 'run'>
  readonly dataFolder: string
  /** Told once of each page that cannot be drawn. */
  readonly onError: (error: unknown) => void
  /** Milliseconds that a visitor waits. */
  readonly patience?: number
  /** Bytes that are kept of drawn pages. */
  readonly most?: number
}

export function createRequestPages(options: RequestPagesOptions): RequestPages {
  const { pool, dataFolder, onError, patience = LIMITS.requestTime, most = LIMITS.requestCacheBytes } = options
  /** Drawn pages by release, page and address; what was asked for last comes last. */
  const kept = new Map<string, DrawnRequest>()
  const underWay = new Map<string, Promise<DrawnRequest | undefined>>()
  const told = new Set<string>()
  let bytes = 0

  function keep(key: string, drawn: DrawnRequest): void {
    kept.set(key, drawn)
    bytes += sizeOf(drawn)
    for (const [oldest, { plain, br }] of kept) {
      if (bytes <= most) break
      kept.delete(oldest)
      bytes -= plain.length + br.length
    }
  }

  function tell({ projectId, id }: ReleaseManifest, page: string, reason: unknown): void {
    const text = messages.notDrawn(page, projectId, reason instanceof Error ? reason.message : String(reason))
    if (told.has(`${id} ${text}`)) return
    if (told.size >= LIMITS.toldPages) told.clear()
    told.add(`${id} ${text}`)
    onError(new Error(text))
  }

  /** Also what comes too late for whoever asked first is kept for who comes next. */
  async function begin(
    key: string,
    release: ReleaseManifest,
    renderer: string,
    { file, drawn = '' }: ReleasePattern,
    path: string,
  ) {
    const { projectId, id: releaseId } = release
    try {
      const page = await pool.run(drawRequestJob, { dataFolder, projectId, releaseId, renderer, shell: file, drawn, path })
      if (page) keep(key, page)
      return page
    } catch (error) {
      tell(release, file, error)
      return undefined
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async draw(release, pattern, path) {
      const { renderer, projectId, id } = release
      if (renderer === undefined || pattern.drawn === undefined) return undefined
      const key = `${projectId}/${id} ${pattern.drawn} ${path}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const work = underWay.get(key) ?? begin(key, release, renderer, pattern, path)
      underWay.set(key, work)
      const late = Symbol('late')
      let timer: NodeJS.Timeout | undefined
      const wait = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), patience)))
      const page = await Promise.race([work, wait])
      clearTimeout(timer)
      if (page !== late) return page
      tell(release, pattern.file, messages.tookTooLong(patience))
      return undefined
    },
  }
}

const sizeOf = ({ plain, br }: DrawnRequest): number => plain.length + br.length
