import { isBinding, type CollectionRecord, type DocumentRecord, type Issue, type PluginRecord } from '@heddle/document'
import { jsonText } from '@heddle/document/values'
import { completeFields, type PluginServer, type PluginSource } from '@heddle/kit'
import { isForVisitor } from '@heddle/kit/visitor-values'
import type { Json } from '@heddle/store'
import { EgressError } from '../egress/egress-error.ts'
import type { Egress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { PluginSettings } from '../services/plugin-settings.ts'
import type { Secrets } from '../services/secrets.ts'
import { createAskOutside } from './ask-outside.ts'
import { usedCollections } from './used-collections.ts'

/** A document that is about to be published. */
export interface StaticRowsRequest {
  readonly projectId: string
  readonly records: readonly DocumentRecord[]
  /**
   * A draft: of a source that gives no rows those are shown that the project holds, and it is a warning. A site is not published
   * without its rows.
   */
  readonly isDraft: boolean
  readonly signal: AbortSignal
}

export interface CompleteDocument {
  /** With the rows of its sources in the place of those that the project holds. */
  readonly records: readonly DocumentRecord[]
  readonly issues: readonly Issue[]
}

/** Rows of static collections that have a source and that a page can come to use: asked for while publishing, so that they stand in the release. */
export interface StaticRows {
  complete(request: StaticRowsRequest): Promise<CompleteDocument>
}

export interface StaticRowsOptions extends Pick<ServerPorts, 'plugins' | 'pluginServers'> {
  readonly settings: Pick<PluginSettings, 'privateOf'>
  readonly secrets: Pick<Secrets, 'read'>
  readonly egress: Egress
  readonly now?: () => number
  /** Milliseconds that a source may take. */
  readonly time?: { readonly site: number; readonly draft: number }
}

/** A collection whose rows a source gives. */
interface Sourced {
  readonly collection: CollectionRecord
  readonly plugin: PluginRecord
  readonly source: PluginSource
  readonly side: NonNullable<PluginServer['source']>
}

/** What was made of a record the last time. */
interface Made {
  readonly text: string
  readonly record: CollectionRecord
}

export function createStaticRows(options: StaticRowsOptions): StaticRows {
  const { plugins, pluginServers, settings, secrets, egress } = options
  const { now = Date.now, time: times = { site: LIMITS.sourceTime, draft: LIMITS.draftSourceTime } } = options
  // A record that gets the same rows again is the same one: publishing looks at what changed.
  const made = new WeakMap<CollectionRecord, Made>()
  /** What drafts were given, and when: the next one does not wait for the same rows again. */
  const shown = new WeakMap<CollectionRecord, { readonly at: number; readonly record: CollectionRecord }>()

  async function sourceOf(
    collection: CollectionRecord,
    installed: ReadonlyMap<string, PluginRecord>,
  ): Promise<Sourced | undefined> {
    const plugin = installed.get(collection.pluginId ?? '')
    const source = plugins.get(plugin?.namespace ?? '')?.source
    const load = plugin && Object.hasOwn(pluginServers, plugin.namespace) ? pluginServers[plugin.namespace] : undefined
    const side = (await load?.())?.source
    return plugin && source && side ? { collection, plugin, source, side } : undefined
  }

  /** The rows as JSON. Throws with what a builder is told. */
  async function rowsOf({ collection, plugin, source, side }: Sourced, request: StaticRowsRequest): Promise<string> {
    const { projectId, isDraft, signal } = request
    const { config } = collection
    const { fields } = source.collection
    const bound = Object.keys(fields).find((name) => holdsFormula(config[name]))
    if (bound !== undefined) throw new Error(messages.staticFormula(fields[bound]?.label.en ?? bound))
    if (isForVisitor({ ...source, fields }, config)) throw new Error(messages.staticVisitor)
    const { privateData, isComplete, addresses } = await settings.privateOf(projectId, plugin.namespace)
    if (!isComplete) throw new Error(messages.collectionNotReady.text)
    const time = isDraft ? times.draft : times.site
    const tooLong = AbortSignal.timeout(time)
    const ending = AbortSignal.any([signal, tooLong])
    const publicFields = plugins.get(plugin.namespace)?.settings.public.fields ?? {}
    try {
      const { data, error } = await side.fetch({
        config: { ...config, ...completeFields(fields, config) },
        filter: undefined,
        sort: undefined,
        offset: 0,
        limit: undefined,
        signal: ending,
        settings: { publicData: completeFields(publicFields, plugin.settings.publicData), privateData, addresses },
        isDraft,
        needsAll: true,
        ask: createAskOutside({ egress, signal: ending, secretOf: (name, origin) => secrets.read(projectId, name, origin) }),
      })
      if (error !== undefined && error !== null) throw new Error(reasonOf(error))
      if (Array.isArray(data) && data.length > LIMITS.sourceRows) throw new Error(messages.collectionTooLarge.text)
      const text = jsonText(data ?? null)
      if (text === undefined || text.length > LIMITS.rowsBytes) throw new Error(messages.collectionTooLarge.text)
      return text
    } catch (error) {
      signal.throwIfAborted()
      if (tooLong.aborted && !(error instanceof EgressError)) throw new Error(messages.outsideTooLong(time), { cause: error })
      throw error
    }
  }

  async function completed(sourced: Sourced, request: StaticRowsRequest): Promise<CollectionRecord> {
    const { collection } = sourced
    const kept = request.isDraft ? shown.get(collection) : undefined
    if (kept && now() - kept.at < LIMITS.draftRowsLife) return kept.record
    const text = await rowsOf(sourced, request)
    const before = made.get(collection)
    const record = before?.text === text ? before.record : withRows(collection, JSON.parse(text) as Json)
    made.set(collection, { text, record })
    if (request.isDraft) shown.set(collection, { at: now(), record })
    return record
  }

  return {
    async complete(request) {
      const { records, isDraft, signal } = request
      const statics = records.filter(
        (record): record is CollectionRecord =>
          record.kind === 'collection' && record.mode === 'static' && record.pluginId !== undefined,
      )
      if (statics.length === 0) return { records, issues: [] }
      const isUsed = usedCollections(records)
      const asked = statics.filter(({ id }) => isUsed(id))
      const installed = new Map(records.flatMap((record) => (record.kind === 'plugin' ? [[record.id, record] as const] : [])))
      const issues: Issue[] = []
      const others = new Map<string, CollectionRecord>()
      const waiting = asked.values()
      // So many are asked at once: each takes what comes next when it has its answer.
      const askOn = async (): Promise<void> => {
        for (const collection of waiting) {
          signal.throwIfAborted()
          const sourced = await sourceOf(collection, installed)
          if (!sourced) continue
          try {
            others.set(collection.id, await completed(sourced, request))
          } catch (error) {
            signal.throwIfAborted()
            issues.push({
              code: 'rows-not-fetched',
              severity: isDraft ? 'warning' : 'error',
              path: `collection/${collection.id}/config`,
              message: (isDraft ? messages.draftRows : messages.staticRows)(collection.name, reasonOf(error)),
            })
          }
        }
      }
      await Promise.all(Array.from({ length: LIMITS.staticAtOnce }, askOn))
      return {
        records: others.size === 0 ? records : records.map((record) => others.get(record.id) ?? record),
        issues: issues.toSorted((one, other) => one.path.localeCompare(other.path)),
      }
    },
  }
}

function withRows({ blocks: _, ...collection }: CollectionRecord, data: Json): CollectionRecord {
  return { ...collection, data }
}

function holdsFormula(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isBinding(value) || Object.values(value).some(holdsFormula)
}

function reasonOf(error: unknown): string {
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof message === 'string' && message !== '' ? message.slice(0, LIMITS.toldError) : messages.collectionFailed.text
}
