import { hash } from 'node:crypto'
import type { AnsweredRows, NeededRows } from '@heddle/document/published'
import { drawRequestJob, type DrawnRequest, type NotDrawn } from '../jobs/draw-request/job.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { StoragePlace } from '../ports/object-storage.ts'
import type { ReleaseManifest, ReleasePattern } from '../releases/manifest.ts'
import type { Visitor } from '../releases/visitor.ts'

export type { DrawnRequest } from '../jobs/draw-request/job.ts'

/** What the server's own sources answer for whoever asks for a page: rows, as `POST /ww/cms_data_sets/{id}/fetch` gives them. */
export type AskRows = (needed: NeededRows) => Promise<string>

/** A page's question to those sources, with who asks it. */
export interface RowsOfPage extends Pick<NeededRows, 'variables' | 'offset' | 'limit'> {
  readonly release: ReleaseManifest
  readonly collectionId: string
  readonly visitor: Visitor
  readonly isDraft: boolean
  readonly signal: AbortSignal
}

/** Pages whose address has parameters, drawn for one address when somebody asks for it. */
export interface RequestPages {
  /**
   * The page for an address. Nothing where the HTML that all its addresses share is to stand: the release has no other, drawing
   * it failed, or takes longer than a visitor waits. Never throws.
   * @param path from the root of the host on, as browsers write it
   * @returns `missing`: there is no page for these values
   */
  draw(
    release: ReleaseManifest,
    pattern: ReleasePattern,
    path: string,
    askRows: AskRows,
  ): Promise<DrawnRequest | 'missing' | undefined>
}

export interface RequestPagesOptions {
  readonly pool: Pick<JobPool, 'run'>
  readonly storage: StoragePlace
  /** Told once of each page that cannot be drawn. */
  readonly onError: (error: unknown) => void
  /** Milliseconds that a visitor waits. */
  readonly patience?: number
  /** Bytes that are kept of drawn pages. */
  readonly most?: number
}

type Answer = DrawnRequest | NotDrawn | undefined

/** Rows come first, which others may depend on: so many times, then the page is drawn without the rest. */
const MOST_WAVES = 5
/** Bytes that an answer counts for that holds no page. */
const SMALL = 1000

export function createRequestPages(options: RequestPagesOptions): RequestPages {
  const { pool, storage, onError, patience = LIMITS.requestTime, most = LIMITS.requestCacheBytes } = options
  /** By release, page, address and rows; what was asked for last comes last. */
  const kept = new Map<string, NonNullable<Answer>>()
  const underWay = new Map<string, Promise<Answer>>()
  const told = new Set<string>()
  let bytes = 0

  function keep(key: string, answer: NonNullable<Answer>): void {
    kept.set(key, answer)
    bytes += sizeOf(answer)
    for (const [oldest, old] of kept) {
      if (bytes <= most) break
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  function tell({ projectId, id }: ReleaseManifest, page: string, reason: unknown): void {
    const text = messages.notDrawn(page, projectId, reason instanceof Error ? reason.message : String(reason))
    if (told.has(`${id} ${text}`)) return
    if (told.size >= LIMITS.toldPages) told.clear()
    told.add(`${id} ${text}`)
    onError(new Error(text))
  }

  /** What these rows give. Also what comes too late for whoever asked first is kept for who comes next. */
  function step(
    release: ReleaseManifest,
    renderer: string,
    pattern: ReleasePattern,
    path: string,
    answered: AnsweredRows,
  ): Promise<Answer> {
    const { projectId, id: releaseId } = release
    const { file: shell, drawn = '' } = pattern
    const key = `${projectId}/${releaseId} ${drawn} ${path} ${hash('sha256', JSON.stringify(answered), 'base64url')}`
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return Promise.resolve(known)
    }
    const begin = async (): Promise<Answer> => {
      try {
        const answer = await pool.run(drawRequestJob, {
          storage,
          projectId,
          releaseId,
          renderer,
          shell,
          drawn,
          path,
          answered,
        })
        if (answer) keep(key, answer)
        return answer
      } finally {
        underWay.delete(key)
      }
    }
    const work = underWay.get(key) ?? begin()
    underWay.set(key, work)
    return work
  }

  async function drawAll(
    release: ReleaseManifest,
    renderer: string,
    pattern: ReleasePattern,
    path: string,
    askRows: AskRows,
  ): Promise<DrawnRequest | 'missing' | undefined> {
    let answered: AnsweredRows = {}
    try {
      for (let wave = 0; wave <= MOST_WAVES; wave += 1) {
        const answer = await step(release, renderer, pattern, path, answered)
        if (!answer || 'plain' in answer) return answer
        if ('isMissing' in answer) return 'missing'
        // What cannot be had is the browser's to ask for.
        const rows = answer.needs.map(async (needed) => {
          const text = await askRows(needed).catch(() => 'null')
          const isSmall = text.length <= LIMITS.requestRowsBytes
          return [needed.id, isSmall ? (JSON.parse(text) as AnsweredRows[string]) : null] as const
        })
        answered = { ...answered, ...Object.fromEntries(await Promise.all(rows)) }
      }
    } catch (error) {
      tell(release, pattern.file, error)
    }
    return undefined
  }

  return {
    async draw(release, pattern, path, askRows) {
      const { renderer } = release
      if (renderer === undefined || pattern.drawn === undefined) return undefined
      const late = Symbol('late')
      let timer: NodeJS.Timeout | undefined
      const wait = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), patience)))
      const page = await Promise.race([drawAll(release, renderer, pattern, path, askRows), wait])
      clearTimeout(timer)
      if (page !== late) return page
      tell(release, pattern.file, messages.tookTooLong(patience))
      return undefined
    },
  }
}

const sizeOf = (answer: NonNullable<Answer>): number =>
  'plain' in answer
    ? answer.plain.length + answer.br.length
    : 'needs' in answer
      ? JSON.stringify(answer.needs).length + SMALL
      : SMALL
