import { boundTexts, withBoundValues, type PublishedSource } from '@heddle/document/published'
import type { FilterNode, SortKey } from '@heddle/document'
import { createFiltered, jsonText } from '@heddle/document/values'
import type { NativeAbility, PluginAnswer, PluginServer, PluginVisitor } from '@heddle/kit'
import { shapeRowsJob } from '../jobs/shape-rows/job.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Visitor } from '../releases/visitor.ts'
import { ServerError } from '../server-error.ts'
import type { Secrets } from '../services/secrets.ts'
import type { PluginSettings } from '../services/plugin-settings.ts'
import { EgressError } from '../egress/egress-error.ts'
import type { Egress } from '../egress/egress.ts'
import { createAskOutside } from './ask-outside.ts'
import type { AtOnce } from './at-once.ts'
import { misplacedFormula } from './check-places.ts'
import { findSources } from './find-sources.ts'
import { forVisitor } from './for-visitor.ts'
import { createJoined } from './joined.ts'
import { createRowCache } from './row-cache.ts'
import { withAsked, type AskedOf } from './with-asked.ts'
import { toldEgress } from './told-egress.ts'

/** What a page asks of a collection (specification section 7). */
export interface RowsRequest {
  readonly release: ReleaseManifest
  readonly collectionId: string
  /** Who asks. */
  readonly visitor: Visitor
  /** Values of the bound parts of its definition, by the text of their formulas: a visitor's. */
  readonly variables: Readonly<Record<string, unknown>>
  /** How a visitor filters and sorts the rows beside that. */
  readonly asked?: AskedOf | undefined
  readonly offset: number
  readonly limit: number | undefined
  /** The draft is asked, not the site. */
  readonly isDraft: boolean
  /** Whoever asked has gone. */
  readonly signal: AbortSignal
}

/** Rows of collections that the server fetches for visitors, with secrets that stay here. */
export interface CollectionRows {
  /** The answer as JSON. Throws a `ServerError` with what a visitor may know. */
  fetch(request: RowsRequest): Promise<string>
}

export interface CollectionRowsOptions extends Pick<ServerPorts, 'plugins' | 'pluginServers'> {
  readonly store: ReleaseStore
  readonly settings: Pick<PluginSettings, 'privateOf'>
  readonly pool: Pick<JobPool, 'run'>
  readonly egress: Egress
  readonly secrets: Pick<Secrets, 'read'>
  readonly atOnce: AtOnce
  readonly now?: () => number
  /** Milliseconds that a source may take. */
  readonly time?: number
  /** Told of a source that failed, without what it said: that may hold a secret. */
  readonly onError: (error: unknown) => void
}

/** A source with what is the signed-in visitor's in its places. */
interface AskedSource extends PublishedSource {
  readonly visitor: PluginVisitor | undefined
}

/** A page of rows, or one record. */
interface Rows {
  readonly data: unknown
  readonly total: number
  readonly offset: number
}

export function createCollectionRows(options: CollectionRowsOptions): CollectionRows {
  const {
    store,
    plugins,
    pluginServers,
    settings,
    pool,
    egress,
    secrets,
    atOnce,
    onError,
    now = Date.now,
    time = LIMITS.sourceTime,
  } = options
  const joined = createJoined<string>()
  const cache = createRowCache(now)

  async function serverSide(namespace: string): Promise<PluginServer['source']> {
    const load = Object.hasOwn(pluginServers, namespace) ? pluginServers[namespace] : undefined
    return (await load?.())?.source
  }

  async function ask(request: RowsRequest, source: AskedSource, ending: AbortSignal): Promise<Rows> {
    const { collection, plugin, visitor } = source
    const { collectionId: id, release, variables } = request
    const native = plugins.get(plugin.namespace)?.source?.native ?? []
    const side = await serverSide(plugin.namespace)
    if (!side) throw new ServerError(messages.noCollection(id))
    const declared = plugins.get(plugin.namespace)?.source?.collection.fields
    const misplaced = declared && misplacedFormula(declared, collection.config)
    if (misplaced !== undefined) throw new ServerError(messages.misplacedFormula(misplaced))
    if (plugin.problem !== undefined) throw new ServerError(messages.collectionTold(plugin.problem))
    const { privateData, isComplete, addresses } = await settings.privateOf(release.projectId, plugin.namespace)
    if (!isComplete) throw new ServerError(messages.collectionNotReady)
    const { filter, sort } = withAsked(collection, variables, request.asked, native.includes('filter'))
    const limit = smaller(request.limit, ownLimit(collection.limit))
    const lacks = (ability: NativeAbility, isAsked: boolean): boolean => isAsked && !native.includes(ability)
    // Pages of rows that are filtered or sorted here are cut here.
    const needsAll = lacks('filter', filter !== undefined) || lacks('sort', (sort?.length ?? 0) > 0)
    const does = (ability: NativeAbility): boolean =>
      native.includes(ability) || (collection.hasPages === true && ability === 'pagination' && !needsAll)
    const answer = await side.fetch({
      config: withBoundValues(collection.config, variables),
      filter: does('filter') ? filter : undefined,
      sort: does('sort') ? sort : undefined,
      offset: does('pagination') ? request.offset : 0,
      limit: does('pagination') ? limit : undefined,
      signal: ending,
      settings: { publicData: plugin.settings.publicData, privateData, addresses },
      isDraft: request.isDraft,
      needsAll,
      visitor,
      ask: createAskOutside({
        egress,
        signal: ending,
        secretOf: (name, origin) => secrets.read(release.projectId, name, origin),
      }),
    })
    if (answer.error !== undefined && answer.error !== null) throw toldError(answer.error, privateData)
    const rows = answer.data
    if (!Array.isArray(rows)) return { data: rows ?? null, total: rows === null || rows === undefined ? 0 : 1, offset: 0 }
    if (rows.length > LIMITS.sourceRows) throw new ServerError(messages.collectionTooLarge)
    if (does('pagination')) return pageOfSource(answer, rows, request.offset, limit)
    const left = { filter: does('filter') ? undefined : filter, sort: does('sort') ? undefined : sort }
    return pageOf(await shaped(rows, left, source.language, ending), request.offset, limit)
  }

  async function shaped(
    rows: readonly unknown[],
    left: { readonly filter: FilterNode<unknown> | undefined; readonly sort: readonly SortKey[] | undefined },
    language: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly unknown[]> {
    if (left.filter === undefined && left.sort === undefined) return rows
    // A worker takes longer to begin than this takes.
    const isLight = rows.length <= LIMITS.shapedAtOnce && !(left.filter && hasPattern(left.filter))
    if (isLight) return createFiltered<unknown>({ ...left, language })(rows, (value) => value)
    return pool.run(shapeRowsJob, { ...left, language }, { items: rows, signal })
  }

  /** What the source answers, unless it takes too long or nobody waits for it any more. */
  async function inTime(request: RowsRequest, source: AskedSource): Promise<Rows> {
    const tooLong = AbortSignal.timeout(time)
    const ending = AbortSignal.any([tooLong, request.signal])
    try {
      ending.throwIfAborted()
      const ended = new Promise<never>((_, reject) =>
        ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true }),
      )
      return await Promise.race([ask(request, source, ending), ended])
    } catch (error) {
      if (tooLong.aborted) throw new ServerError(messages.collectionTooLong(time))
      if (error instanceof ServerError) throw error
      if (!ending.aborted) onError(new Error(messages.sourceFailed(source.plugin.namespace, request.release.projectId)))
      if (error instanceof EgressError) throw toldEgress(error, 'collection', request.isDraft)
      throw new ServerError(messages.collectionFailed)
    }
  }

  const counted = (request: RowsRequest, source: AskedSource): Promise<string> =>
    atOnce.run(request.release.projectId, async () => {
      const { data, total, offset } = await inTime(request, source)
      const text = jsonText({ type: Array.isArray(data) ? 'collection' : 'single', data, total, offset })
      if (text === undefined || text.length > LIMITS.rowsBytes) throw new ServerError(messages.collectionTooLarge)
      return text
    })

  return {
    async fetch(request) {
      const { release, collectionId, variables, asked } = request
      const sources = await findSources(release, collectionId, request.visitor, store)
      if (sources.length === 0) throw new ServerError(messages.noCollection(collectionId))
      const found = sources.find(({ collection }) => {
        const texts = boundTexts([collection.config, collection.filter])
        return [...texts].every((text) => Object.hasOwn(variables, text))
      })
      if (!found) throw new ServerError(messages.missingValue, 'variables')
      const { collection, forVisitor: whether } = plugins.get(found.plugin.namespace)?.source ?? {}
      const described = { fields: collection?.fields ?? {}, ...(whether && { forVisitor: whether }) }
      const { config, visitor } = await forVisitor(described, found.collection.config, request.visitor, release.access)
      // What is somebody's own is joined and kept with their name on it.
      const source: AskedSource = { ...found, collection: { ...found.collection, config }, visitor }
      const { offset, limit, isDraft } = request
      const key = jsonText([source, variables, asked ?? null, offset, limit, isDraft]) ?? ''
      const known = `${release.projectId}/${collectionId}`
      const kept = cache.get(known, key)
      if (kept !== undefined) return kept
      const answer = await joined
        .run(`${known}/${key}`, request.signal, (signal) => counted({ ...request, signal }, source))
        .catch((error: unknown) => {
          throw error instanceof ServerError ? error : new ServerError(messages.collectionFailed)
        })
      const seconds = source.collection.config['keepSeconds']
      if (typeof seconds === 'number' && seconds > 0) cache.set(known, key, answer, seconds)
      return answer
    },
  }
}

/** Whether rows are compared with a pattern, which may be a visitor's and take long. */
function hasPattern({ conditions }: FilterNode<unknown>): boolean {
  return conditions.some((part) =>
    'conditions' in part ? hasPattern(part) : part.operator === '$match' || part.operator === '$notMatch',
  )
}

/** The limit of a definition, where the builder wrote a number. */
function ownLimit(limit: unknown): number | undefined {
  return typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : undefined
}

function smaller(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}

/** Of a source that cuts pages itself. */
function pageOfSource({ total }: PluginAnswer, rows: readonly unknown[], offset: number, limit: number | undefined): Rows {
  const data = limit === undefined ? rows : rows.slice(0, limit)
  const isCount = typeof total === 'number' && Number.isSafeInteger(total) && total >= 0
  return { data, total: isCount ? total : offset + data.length, offset }
}

function pageOf(rows: readonly unknown[], offset: number, limit = rows.length): Rows {
  return { data: rows.slice(offset, offset + limit), total: rows.length, offset }
}

/** What a plugin says of its failure, unless it names a secret. */
function toldError(error: unknown, privateData: Readonly<Record<string, unknown>>): ServerError {
  const said: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  const holdsSecret = (text: string): boolean =>
    Object.values(privateData).some((secret) => typeof secret === 'string' && secret !== '' && text.includes(secret))
  if (typeof said !== 'string' || said === '' || holdsSecret(said)) return new ServerError(messages.collectionFailed)
  return new ServerError(messages.collectionTold(said.slice(0, LIMITS.toldError)))
}
