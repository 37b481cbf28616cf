import {
  latePlugin,
  noPlugin,
  noPluginAction,
  noPluginSource,
  type CancelSignal,
  type HelperAddresses,
  type PluginActionInput,
  type PluginBrowser,
  type PluginRequest,
  type PluginSide,
} from '@heddle/kit'
import { isServerCall, type PublishedPageInfo, type PublishedPlugin } from '@heddle/document/published'
import type { CollectionSource } from '../collections/types.ts'
import { browserSignal } from './browser-signal.ts'
import { runOnServer } from './server-call.ts'

export interface PluginsInput {
  /** Browser sides by namespace, as they were loaded. */
  readonly browsers: Readonly<Record<string, PluginBrowser>>
  /** By id of the variable. Unknown ones are ignored. */
  readonly setVariable: (id: string, value: unknown) => void
  /** Starts the workflows of the page on show that wait for it. */
  readonly trigger: (name: string, event: unknown) => void
  /** A draft, not the site itself. */
  readonly isDraft: boolean
  /** Base path of the site; absent at the root of its host. */
  readonly base?: string | undefined
  readonly onError: (error: unknown) => void
}

/** What is asked of a page: its plugins, and which of them have a file. */
export interface PageOfPlugins {
  readonly plugins?: readonly PublishedPlugin[] | undefined
  readonly page: Pick<PublishedPageInfo, 'uses'>
}

/** Plugins at work: what the pages use that were shown until now. */
export interface Plugins {
  /** As the port, with the variables of the run. */
  readonly run: (
    pluginId: string,
    action: string,
    args: unknown,
    signal: CancelSignal,
    variables: PluginActionInput['variables'],
  ) => Promise<unknown>
  /** Another page is on show. */
  readonly reset: (page: PageOfPlugins) => void
  /**
   * Begins with those of the page that have not begun and are there; to be called when the page is adopted, and when one came
   * later. Gives the ids of those that began.
   */
  readonly open: () => readonly string[]
  /** The source of a plugin of the page; `undefined` when it has no such plugin. */
  readonly source: (pluginId: string) => CollectionSource | undefined
}

export function createPlugins({ browsers, setVariable, trigger, isDraft, base, onError }: PluginsInput): Plugins {
  let known = new Map<string, PublishedPlugin>()
  /** Namespaces of those that the page names a file for, loaded or not. */
  let files: ReadonlySet<string> = new Set()
  const sides = new Map<string, PluginSide>()

  /** Begins with a plugin when it has not begun. Throws why it cannot. */
  function sideOf(id: string): PluginSide {
    const plugin = known.get(id)
    const browser = plugin && Object.hasOwn(browsers, plugin.namespace) ? browsers[plugin.namespace] : undefined
    if (plugin && !browser && files.has(plugin.namespace)) throw new Error(latePlugin(plugin.name))
    if (!plugin || !browser) throw new Error(noPlugin(plugin?.name ?? id))
    if (plugin.problem !== undefined) throw new Error(plugin.problem)
    const side =
      sides.get(id) ??
      browser.open?.({
        settings: plugin.settings.publicData,
        isDraft,
        base: base ?? '/',
        addresses: addressesBelow(base, plugin.addresses),
        setVariable: (name, value) => setVariable(`${id}-${name}`, value),
        trigger: (name, event) => trigger(`${id}-${name}`, event),
      }) ??
      {}
    sides.set(id, side)
    return side
  }

  return {
    reset({ plugins = [], page: { uses } }) {
      known = new Map(plugins.map((plugin) => [plugin.id, plugin]))
      files = new Set(Object.keys(uses?.plugins ?? {}))
    },
    open() {
      // Whoever asks of one that cannot begin is told why.
      const able = [...known.values()].filter(
        ({ id, namespace, problem }) => problem === undefined && Object.hasOwn(browsers, namespace) && !sides.has(id),
      )
      return able.flatMap(({ id }) => {
        try {
          sideOf(id)
          return id
        } catch (error) {
          onError(error)
          return []
        }
      })
    },
    source(id) {
      const plugin = known.get(id)
      return (
        plugin && {
          hasPages: plugin.hasPages ?? false,
          async fetch({ config, filter, sort, offset, limit, signal: ending }) {
            const { source } = sideOf(id)
            if (!source) throw new Error(noPluginSource(plugin.name))
            // As published: a filter and sort keys with their values worked out.
            const asked = { config, filter, sort } as Pick<PluginRequest, 'config' | 'filter' | 'sort'>
            return source.fetch({ ...asked, offset, limit, signal: ending })
          },
        }
      )
    },
    async run(id, action, args, cancelled, variables) {
      const ending = browserSignal(cancelled)
      if (isServerCall(args)) return runOnServer(args.serverCall, args.values, ending, base)
      const { actions = {} } = sideOf(id)
      const body = Object.hasOwn(actions, action) ? actions[action] : undefined
      if (!body) throw new Error(noPluginAction(known.get(id)?.name ?? id, action))
      return body({ args: isRecord(args) ? args : {}, variables, signal: ending })
    },
  }
}

/** Helper services as they are configured, else the site's own server. */
function addressesBelow(base = '/', configured: PublishedPlugin['addresses']): HelperAddresses {
  const own = `${base}ww`
  return { api: own, data: own, cdn: base.slice(0, -1), ...configured }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
