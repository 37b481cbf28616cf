import type { DocumentRecord } from '@heddle/document'
import {
  checkFields,
  completeFields,
  type FieldProblem,
  type HelperAddresses,
  type PluginDefinition,
  type PluginServer,
} from '@heddle/kit'
import type { Json } from '@heddle/store'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { Vault } from '../secrets/vault.ts'
import { ServerError } from '../server-error.ts'

/** What is told of private settings: whether each has a value and what is wrong, never what they are. */
export interface PluginSettingsState {
  readonly isSet: Readonly<Record<string, boolean>>
  readonly problems: readonly FieldProblem[]
}

export interface PrivateSettings {
  readonly privateData: Readonly<Record<string, Json>>
  readonly isComplete: boolean
  /** Helper services as the server is configured. */
  readonly addresses: Partial<HelperAddresses>
}

/** Private settings of the plugins of projects. They leave the server by no way. */
export interface PluginSettings {
  stateOf(projectId: string, namespace: string): Promise<PluginSettingsState>
  /** What the server side of the plugin works with, and whether it is as the definition asks. For the server itself. */
  privateOf(projectId: string, namespace: string): Promise<PrivateSettings>
  /** By name; `null` forgets one, others stay. Throws when a name is unknown or a value is refused, and then keeps none. */
  set(projectId: string, namespace: string, values: Readonly<Record<string, Json>>): Promise<void>
}

export interface PluginSettingsOptions extends Pick<ServerPorts, 'plugins' | 'pluginServers'> {
  readonly database: Database
  readonly addresses: Partial<HelperAddresses>
  readonly vault: Vault
  readonly readDocument: (projectId: string) => Promise<{ readonly records: readonly DocumentRecord[] }>
  /** Told of a plugin that failed, without what it said: that may hold a secret. */
  readonly onError: (error: unknown) => void
}

export function createPluginSettings(options: PluginSettingsOptions): PluginSettings {
  const { vault, addresses } = options
  const { db } = options.database

  function find(namespace: string): PluginDefinition {
    const plugin = options.plugins.get(namespace)
    if (!plugin) throw new ServerError(messages.noPluginNamed(namespace), 'namespace')
    return plugin
  }

  async function kept(projectId: string, namespace: string): Promise<Readonly<Record<string, Json>>> {
    const query = db.selectFrom('plugin_setting').select(['key', 'value']).where('project_id', '=', projectId)
    const rows = await query.where('namespace', '=', namespace).execute()
    // What was sealed with another key is as good as forgotten: it is told as not set.
    const opened = rows.flatMap(({ key, value }) => {
      const text = vault.open(value, [projectId, namespace, key])
      return text === undefined ? [] : [[key, JSON.parse(text) as Json] as const]
    })
    return Object.fromEntries(opened)
  }

  async function askServer(projectId: string, namespace: string, privateData: Readonly<Record<string, Json>>) {
    const load = Object.hasOwn(options.pluginServers, namespace) ? options.pluginServers[namespace] : undefined
    if (!load) return undefined
    const { records } = await options.readDocument(projectId)
    const record = records.find((one) => one.kind === 'plugin' && one.namespace === namespace)
    const { settings } = find(namespace)
    const publicData = completeFields(settings.public.fields, record?.kind === 'plugin' ? record.settings.publicData : {})
    const given = { publicData, privateData: completeFields(settings.private.fields, privateData), addresses }
    return checkPrivate(await load(), given)
  }

  async function checkPrivate({ check }: PluginServer, settings: Parameters<NonNullable<PluginServer['check']>>[0]) {
    try {
      return await check?.(settings)
    } catch {
      options.onError(new Error(messages.pluginCheckFailed.text))
      return messages.pluginCheckFailed.text
    }
  }

  return {
    async stateOf(projectId, namespace) {
      const { private: settings } = find(namespace).settings
      const values = await kept(projectId, namespace)
      const isSet = Object.fromEntries(Object.keys(settings.fields).map((name) => [name, Object.hasOwn(values, name)]))
      const problems = checkFields(settings, values)
      if (problems.length > 0) return { isSet, problems }
      const message = await askServer(projectId, namespace, values)
      return { isSet, problems: message === undefined ? [] : [{ name: '', message }] }
    },
    async privateOf(projectId, namespace) {
      const { private: settings } = find(namespace).settings
      const values = await kept(projectId, namespace)
      const isComplete = checkFields(settings, values).length === 0
      return { privateData: completeFields(settings.fields, values), isComplete, addresses }
    },
    async set(projectId, namespace, values) {
      const { fields } = find(namespace).settings.private
      for (const [name, value] of Object.entries(values)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (!field) throw new ServerError(messages.noPluginSetting(name), `values/${name}`)
        const problem = value === null ? undefined : field.check(value)
        if (problem !== undefined) throw new ServerError(messages.badPluginSetting(field.label.en, problem), `values/${name}`)
      }
      await db.transaction().execute(async (transaction) => {
        for (const [key, value] of Object.entries(values)) {
          const own = { project_id: projectId, namespace, key }
          if (value === null || value === '')
            await transaction
              .deleteFrom('plugin_setting')
              .where('project_id', '=', projectId)
              .where('namespace', '=', namespace)
              .where('key', '=', key)
              .execute()
          else {
            const sealed = vault.seal(JSON.stringify(value), [projectId, namespace, key])
            await transaction
              .insertInto('plugin_setting')
              .values({ ...own, value: sealed })
              .onConflict((conflict) => conflict.columns(['project_id', 'namespace', 'key']).doUpdateSet({ value: sealed }))
              .execute()
          }
        }
      })
    },
  }
}
