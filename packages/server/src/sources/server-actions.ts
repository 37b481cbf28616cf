import { boundTexts, withBoundValues, type PublishedServerAction } from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'
import type { PluginActionAnswer } from '@heddle/kit'
import { SERVER_ACTIONS_FOLDER } from '@heddle/publish/limits'
import { EgressError } from '../egress/egress-error.ts'
import type { Egress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Visitor } from '../releases/visitor.ts'
import { ServerError } from '../server-error.ts'
import type { PluginSettings } from '../services/plugin-settings.ts'
import type { Secrets } from '../services/secrets.ts'
import { createAskOutside } from './ask-outside.ts'
import type { AtOnce } from './at-once.ts'
import { misplacedFormula } from './check-places.ts'
import { forVisitor } from './for-visitor.ts'
import { toldEgress } from './told-egress.ts'

/** What a page asks for: an action of its workflows that the server runs. */
export interface ServerActionRequest {
  readonly release: ReleaseManifest
  /** The file that tells of it, without its folder. */
  readonly name: string
  /** Who asks. */
  readonly visitor: Visitor
  /** Values of the formulas in its arguments, in their order: a visitor's. */
  readonly values: readonly unknown[]
  /** The draft is asked, not the site. */
  readonly isDraft: boolean
  /** Whoever asked has gone. */
  readonly signal: AbortSignal
}

/** Actions of plugins that the server runs for visitors, with secrets that stay here. */
export interface ServerActions {
  /** The answer as JSON, of which a failure may be part. Throws a `ServerError` with what a visitor may know. */
  run(request: ServerActionRequest): Promise<string>
}

export interface ServerActionsOptions extends Pick<ServerPorts, 'plugins' | 'pluginServers'> {
  readonly store: Pick<ReleaseStore, 'read'>
  readonly settings: Pick<PluginSettings, 'privateOf'>
  readonly egress: Egress
  readonly secrets: Pick<Secrets, 'read'>
  readonly atOnce: AtOnce
  /** Told of an action that failed, without what it said: that may hold a secret. */
  readonly onError: (error: unknown) => void
}

export function createServerActions(options: ServerActionsOptions): ServerActions {
  const { store, plugins, pluginServers, settings, egress, secrets, atOnce, onError } = options

  /** The definition, of a page that the visitor may see. */
  async function find({ release, name, visitor }: ServerActionRequest): Promise<PublishedServerAction> {
    const path = `${SERVER_ACTIONS_FOLDER}/${name}.json`
    const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined
    const isOpen = file && (await visitor.decide(file)) === 'open'
    const bytes = isOpen ? await store.read(release, path, undefined) : undefined
    if (!bytes) throw new ServerError(messages.noServerAction)
    return JSON.parse(bytes.toString('utf8')) as PublishedServerAction
  }

  async function answerOf(
    { release, values, isDraft, visitor: asking }: ServerActionRequest,
    { plugin, action, args: written }: PublishedServerAction,
    ending: AbortSignal,
  ): Promise<PluginActionAnswer> {
    const { namespace, problem } = plugin
    const declared = plugins.get(namespace)?.actions ?? {}
    const load = Object.hasOwn(pluginServers, namespace) ? pluginServers[namespace] : undefined
    const bodies = (await load?.())?.actions ?? {}
    const body = Object.hasOwn(bodies, action) ? bodies[action] : undefined
    const known = Object.hasOwn(declared, action) ? declared[action] : undefined
    if (!body || !known) throw new ServerError(messages.noServerAction)
    const misplaced = misplacedFormula(known.fields, written)
    if (misplaced !== undefined) throw new ServerError(messages.misplacedActionFormula(misplaced))
    if (problem !== undefined) throw new ServerError(messages.actionTold(problem))
    const texts = [...boundTexts(written)]
    if (texts.length !== values.length) throw new ServerError(messages.missingActionValue, 'values')
    const { privateData, isComplete, addresses } = await settings.privateOf(release.projectId, namespace)
    if (!isComplete) throw new ServerError(messages.actionNotReady)
    const { config: args, visitor } = await forVisitor(known, written, asking, release.access)
    const told = Object.fromEntries(texts.map((text, at) => [text, values[at]]))
    return body({
      args: withBoundValues(args, told) as Readonly<Record<string, unknown>>,
      settings: { publicData: plugin.settings.publicData, privateData, addresses },
      isDraft,
      signal: ending,
      visitor,
      ask: createAskOutside({
        egress,
        signal: ending,
        secretOf: (name, origin) => secrets.read(release.projectId, name, origin),
      }),
    })
  }

  return {
    async run(request) {
      const { projectId } = request.release
      const found = await find(request)
      return atOnce.run(projectId, async () => {
        const tooLong = AbortSignal.timeout(LIMITS.sourceTime)
        const ending = AbortSignal.any([tooLong, request.signal])
        try {
          const text = jsonText(await orEnded(answerOf(request, found, ending), ending))
          if (text === undefined || text.length > LIMITS.rowsBytes) throw new ServerError(messages.actionTooLarge)
          return text
        } catch (error) {
          if (tooLong.aborted) throw new ServerError(messages.actionTooLong(LIMITS.sourceTime))
          if (error instanceof ServerError) throw error
          if (!ending.aborted) onError(new Error(messages.serverActionFailed(found.plugin.namespace, projectId)))
          if (error instanceof EgressError) throw toldEgress(error, 'action', request.isDraft)
          throw new ServerError(messages.actionFailed)
        }
      })
    },
  }
}

/** What is waited for, unless it ends before. */
function orEnded<T>(promise: Promise<T>, ending: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(ending.reason as Error)
    if (ending.aborted) end()
    else ending.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => ending.removeEventListener('abort', end))
  })
}
