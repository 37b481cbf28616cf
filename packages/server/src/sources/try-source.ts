import type { DocumentRecord } from '@heddle/document'
import { checkFields, completeFields, type PluginAnswer } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { EgressError } from '../egress/egress-error.ts'
import type { Egress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ServerPorts } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import type { PluginSettings } from '../services/plugin-settings.ts'
import type { Secrets } from '../services/secrets.ts'
import { createAskOutside } from './ask-outside.ts'
import { shownBody, type ShownBody } from './shown-body.ts'

/** What a builder tries: a source as the draft describes it, with the values that its formulas have now. */
export interface SourceTry {
  readonly projectId: string
  readonly namespace: string
  readonly config: Readonly<Record<string, Json>>
  readonly offset: number
  readonly limit: number | undefined
  /** Whoever asked has gone. */
  readonly signal: AbortSignal
}

export interface TriedSource {
  /** What the other server answered first. Absent: nothing was asked, or nobody answered. */
  readonly answer?: {
    readonly status: number
    readonly statusText: string
    /** Milliseconds until all of it was there. */
    readonly time: number
    readonly bytes: number
    readonly type: string
  } & ShownBody
  /** Rows that the source made of it; 1 for a record. */
  readonly rows?: number
  readonly total?: number
  readonly error?: string
}

export interface SourceTries {
  try(request: SourceTry): Promise<TriedSource>
}

export interface SourceTriesOptions extends Pick<ServerPorts, 'plugins' | 'pluginServers'> {
  readonly settings: Pick<PluginSettings, 'privateOf'>
  readonly secrets: Pick<Secrets, 'read'>
  readonly egress: Egress
  readonly readDocument: (projectId: string) => Promise<{ readonly records: readonly DocumentRecord[] }>
}

/** Asks a source for an editor: by the same way out and with the same secrets as for visitors, and tells what came. */
export function createSourceTries(options: SourceTriesOptions): SourceTries {
  const { plugins, pluginServers, settings, secrets, egress, readDocument } = options
  return {
    async try({ projectId, namespace, config: given, offset, limit, signal }) {
      const source = plugins.get(namespace)?.source
      const load = Object.hasOwn(pluginServers, namespace) ? pluginServers[namespace] : undefined
      const side = (await load?.())?.source
      if (!source || !side) throw new ServerError(messages.noPluginNamed(namespace), 'namespace')
      const [problem] = checkFields(source.collection, given)
      const field = source.collection.fields[problem?.name ?? '']
      if (problem)
        throw new ServerError(messages.badPluginSetting(field?.label.en ?? '', problem.message), `config/${problem.name}`)
      const { records } = await readDocument(projectId)
      const record = records.find((one) => one.kind === 'plugin' && one.namespace === namespace)
      const publicData = record?.kind === 'plugin' ? record.settings.publicData : {}
      const { privateData } = await settings.privateOf(projectId, namespace)
      const ending = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.sourceTime)])
      let answer: TriedSource['answer']
      const ask = createAskOutside({
        egress,
        signal: ending,
        secretOf: (name, origin) => secrets.read(projectId, name, origin),
        onAnswer({ status, statusText, time, bytes, headers, text }) {
          const type = headers['content-type'] ?? ''
          answer ??= { status, statusText, time: Math.round(time), bytes: bytes.length, type, ...shownBody(text) }
        },
      })
      try {
        const { data, total, error } = await side.fetch({
          config: completeFields(source.collection.fields, given),
          filter: undefined,
          sort: undefined,
          offset,
          limit,
          signal: ending,
          settings: { publicData: completeFields(plugins.get(namespace)?.settings.public.fields ?? {}, publicData), privateData },
          isDraft: true,
          needsAll: false,
          ask,
        })
        return { ...(answer && { answer }), ...told(error), ...counted(data, total) }
      } catch (error) {
        return { ...(answer && { answer }), error: reasonOf(error, ending) }
      }
    },
  }
}

function told(error: PluginAnswer['error']): Pick<TriedSource, 'error'> {
  if (error === undefined || error === null) return {}
  const message: unknown = typeof error === 'object' && 'message' in error ? error.message : error
  return { error: typeof message === 'string' ? message : messages.collectionFailed.text }
}

function counted(data: unknown, total: number | undefined): Pick<TriedSource, 'rows' | 'total'> {
  const rows = Array.isArray(data) ? data.length : data === null || data === undefined ? 0 : 1
  return { rows, ...(total !== undefined && { total }) }
}

/** Whoever may edit is told why, in the words of the source. */
function reasonOf(error: unknown, ending: AbortSignal): string {
  if (ending.aborted && !(error instanceof EgressError)) return messages.outsideTooLong(LIMITS.sourceTime)
  return error instanceof Error ? error.message : messages.collectionFailed.text
}
