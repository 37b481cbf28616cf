import type { DocumentView } from '@heddle/document'
import { checkFields, completeFields, type PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { SnapshotFacts } from '../types.ts'

/** What formula functions read while a page is drawn. */
export function snapshotFacts(view: DocumentView, plugins: ReadonlyMap<string, PluginDefinition>, now: number): SnapshotFacts {
  const defaults = functionDefaults(view, plugins)
  return { now, defaultLanguage: view.defaultLanguage() ?? 'en', ...(defaults && { functionDefaults: defaults }) }
}

/**
 * What the project's plugins give functions as defaults, by name; of two that give the same the first counts. A setting that is
 * empty or has a problem gives none. `undefined` when nothing is given.
 */
export function functionDefaults(
  view: DocumentView,
  plugins: ReadonlyMap<string, PluginDefinition>,
): Readonly<Record<string, Json>> | undefined {
  const given = new Map<string, Json>()
  for (const { namespace, settings } of view.of('plugin')) {
    const plugin = plugins.get(namespace)
    if (!plugin) continue
    const values = completeFields(plugin.settings.public.fields, settings.publicData)
    const wrong = new Set(checkFields(plugin.settings.public, settings.publicData).map(({ name }) => name))
    for (const [name, setting] of Object.entries(plugin.functionDefaults)) {
      const value = values[setting]
      if (value !== undefined && value !== '' && !wrong.has(setting) && !given.has(name)) given.set(name, value)
    }
  }
  return given.size > 0 ? Object.fromEntries(given) : undefined
}
