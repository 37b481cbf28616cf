import type { DocumentRecord } from '@heddle/document'
import {
  checkFields,
  completeFields,
  type AskOutside,
  type CheckedFields,
  type Fields,
  type PluginSettings as HandedSettings,
  type PluginVisitor,
  type VisitorUse,
} from '@heddle/kit'
import { isForVisitor } from '@heddle/kit/visitor-values'
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
import { filledFor } from './for-visitor.ts'
import { shownBody, type ShownBody } from './shown-body.ts'

/** What a builder tries: a source or an action as the draft describes it, with the values that its formulas have now. */
export interface SourceTry {
  readonly projectId: string
  readonly namespace: string
  /** An action of the plugin, which `config` tells; without it, its source. */
  readonly action?: string | undefined
  readonly config: Readonly<Record<string, Json>>
  readonly offset: number
  readonly limit: number | undefined
  /** Whether the rows themselves are wanted. */
  readonly withRows: boolean
  /** Who is signed in, as the builder says; nobody without it. */
  readonly visitor?: PluginVisitor | undefined
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
  /** The rows themselves, or the record, where they were wanted. */
  readonly data?: unknown
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

/** What is tried, and what is wrong with how it is described. */
interface Tried {
  readonly declared: CheckedFields & VisitorUse
  readonly run: (asked: {
    readonly config: Readonly<Record<string, Json>>
    readonly settings: HandedSettings
    readonly visitor: PluginVisitor | undefined
    readonly signal: AbortSignal
    readonly ask: AskOutside
  }) => Promise<Pick<TriedSource, 'rows' | 'data' | 'total' | 'error'>>
}

/** Asks a source, or runs an action, for an editor: by the same way out and with the same secrets as for visitors, and tells what came. */
export function createSourceTries(options: SourceTriesOptions): SourceTries {
  const { plugins, pluginServers, settings, secrets, egress, readDocument } = options

  async function find({ namespace, action, offset, limit, withRows }: SourceTry): Promise<Tried> {
    const plugin = plugins.get(namespace)
    const load = Object.hasOwn(pluginServers, namespace) ? pluginServers[namespace] : undefined
    const side = await load?.()
    if (action !== undefined) {
      const declared = plugin && Object.hasOwn(plugin.actions, action) ? plugin.actions[action] : undefined
      const body = side?.actions && Object.hasOwn(side.actions, action) ? side.actions[action] : undefined
      if (!declared?.picks || !body) throw new ServerError(messages.noActionNamed(namespace, action), 'action')
      return {
        declared,
        async run({ config, ...asked }) {
          const answer = await body({ ...asked, args: config, isDraft: true })
          return 'error' in answer ? told(answer.error) : {}
        },
      }
    }
    const source = side?.source
    if (!plugin?.source || !source) throw new ServerError(messages.noPluginNamed(namespace), 'namespace')
    return {
      declared: { ...plugin.source, ...plugin.source.collection },
      async run(asked) {
        const rest = { filter: undefined, sort: undefined, offset, limit, isDraft: true, needsAll: false }
        const { data, total, error } = await source.fetch({ ...asked, ...rest })
        return { ...told(error), ...counted(data, total), ...(withRows && data !== undefined && { data }) }
      },
    }
  }

  return {
    async try(request) {
      const { projectId, namespace, config: given, signal } = request
      const { declared, run } = await find(request)
      const [problem] = checkFields(declared, asWritten(declared.fields, given))
      const field = declared.fields[problem?.name ?? '']
      if (problem)
        throw new ServerError(messages.badPluginSetting(field?.label.en ?? '', problem.message), `config/${problem.name}`)
      const isPersonal = isForVisitor(declared, given)
      if (isPersonal && !request.visitor) return { error: messages.triedAsNobody }
      const { records } = await readDocument(projectId)
      const record = records.find((one) => one.kind === 'plugin' && one.namespace === namespace)
      const publicData = record?.kind === 'plugin' ? record.settings.publicData : {}
      const { privateData, addresses } = await settings.privateOf(projectId, namespace)
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
      const publicFields = plugins.get(namespace)?.settings.public.fields ?? {}
      const handed = (visitor: PluginVisitor | undefined) => ({
        config: completeFields(declared.fields, visitor ? filledFor(declared.fields, given, visitor).config : given),
        visitor,
        settings: { publicData: completeFields(publicFields, publicData), privateData, addresses },
        signal: ending,
        ask,
      })
      try {
        const came = await run(handed(isPersonal ? request.visitor : undefined))
        return { ...(answer && { answer }), ...came }
      } catch (error) {
        return { ...(answer && { answer }), error: reasonOf(error, ending) }
      }
    },
  }
}

/** What formulas gave stands where it may, whatever it is: only what a builder wrote is checked. */
function asWritten(fields: Fields, config: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const written = (name: string, value: Json): Json => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field?.bindable) return value
    if (field.kind === 'text') return typeof value === 'string' ? value : ''
    if (field.kind !== 'pairs' || !Array.isArray(value)) return value
    return (value as readonly Json[]).map((pair) =>
      typeof pair === 'object' && pair !== null && 'value' in pair && typeof pair['value'] !== 'string'
        ? { ...pair, value: '' }
        : pair,
    )
  }
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, written(name, value)]))
}

function told(error: unknown): Pick<TriedSource, 'error'> {
  if (error === undefined || error === null) return {}
  const message: unknown = typeof error === 'object' && 'message' in error ? error.message : error
  return { error: typeof message === 'string' ? message : messages.collectionFailed.text }
}

function counted(data: unknown, total: number | undefined): Pick<TriedSource, 'rows' | 'total'> {
  const rows = Array.isArray(data) ? data.length : data === null || data === undefined ? 0 : 1
  return { rows, ...(total !== undefined && { total }) }
}

/** Whoever may edit is told why, in the words of the source, and what can be done. */
function reasonOf(error: unknown, ending: AbortSignal): string {
  if (error instanceof EgressError) return `${error.message} ${messages.tryFixes[error.reason]}`.trim()
  if (ending.aborted) return `${messages.outsideTooLong(LIMITS.sourceTime)} ${messages.tryFixes.slow}`
  return error instanceof Error ? error.message : messages.collectionFailed.text
}
