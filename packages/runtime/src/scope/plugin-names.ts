import type { PublishedPlugin, PublishedVariable } from '@heddle/document/published'
import type { PluginBrowser } from '@heddle/kit'
import { withGetters } from './with-getters.ts'

export interface PluginNamesInput {
  readonly plugins: readonly PublishedPlugin[]
  /** Variables of the page, those of plugins among them. */
  readonly variables: readonly Pick<PublishedVariable, 'id'>[]
  /** Own getters by id: what a variable holds. */
  readonly values: () => object
  readonly browserOf: (namespace: string) => PluginBrowser | undefined
  /** Whether the plugin is at work in this browser; a snapshot is drawn before any is. */
  readonly isLoaded: (namespace: string) => boolean
}

/** The names of formulas that plugins give (logic reference 1.2), by id, namespace and name of the plugin. */
export interface PluginNames {
  /** Specification section 3: the record, what its variables hold, and whether it is at work. */
  readonly plugins: object
  /** What its variables hold alone. */
  readonly pluginVariables: object
  readonly pluginFormulas: object
}

export function pluginNames({ plugins, variables, values, browserOf, isLoaded }: PluginNamesInput): PluginNames {
  const names = { plugins: {}, pluginVariables: {}, pluginFormulas: {} }
  const expose = (key: string, plugin: PublishedPlugin, given: Readonly<Record<keyof PluginNames, object>>): void => {
    for (const kind of ['plugins', 'pluginVariables', 'pluginFormulas'] as const)
      Object.defineProperty(names[kind], key, { enumerable: key === plugin.id, configurable: true, value: given[kind] })
  }
  for (const key of ['name', 'namespace', 'id'] as const) {
    for (const plugin of plugins) expose(plugin[key], plugin, namesOf(plugin))
  }
  return names

  function namesOf(plugin: PublishedPlugin): Readonly<Record<keyof PluginNames, object>> {
    const { id, name, namespace, settings, isDev } = plugin
    const prefix = `${id}-`
    const own = variables.filter((variable) => variable.id.startsWith(prefix))
    const getters = Object.fromEntries(
      own.map((variable) => [variable.id.slice(prefix.length), () => Reflect.get(values(), variable.id) as unknown]),
    )
    const whole = Object.assign(withGetters({}, getters), { id, name, namespace, settings, isDev })
    return {
      plugins: withGetters(whole, { isLoaded: () => isLoaded(namespace) }),
      pluginVariables: withGetters({}, getters),
      pluginFormulas: { ...browserOf(namespace)?.functions },
    }
  }
}
