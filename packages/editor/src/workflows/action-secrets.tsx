import { isBinding, type ActionRecord } from '@heddle/document'
import type { PluginAction } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { SecretsSection } from '../secrets/secrets-section.tsx'
import type { Editor } from '../session/editor.ts'
import { useEditor } from '../session/use-editor.ts'

type Arguments = Readonly<Record<string, Json>>

/** The secrets of an action that the server runs: named in its arguments, set here. */
export function ActionSecrets({ action }: { readonly action: ActionRecord }) {
  const found = secretsOf(action, useEditor())
  return found && <SecretsSection {...found} />
}

/** Where an action of a plugin names secrets, and whom they are for; nothing of an action that browsers run. */
export function secretsOf(
  { type, args }: ActionRecord,
  { view, plugins }: Pick<Editor, 'view' | 'plugins'>,
): { readonly settings: readonly (Json | undefined)[]; readonly origins: readonly string[] } | undefined {
  const given = args['arguments']
  const record = type === 'plugin-action' ? view.find('plugin', String(args['pluginId'])) : undefined
  const actions: Readonly<Record<string, PluginAction>> = plugins.get(record?.namespace ?? '')?.actions ?? {}
  const name = String(args['action'])
  const declared = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!declared?.secretsIn || !isArguments(given) || declared.onServer?.(given) !== true) return undefined
  return { settings: declared.secretsIn.map((one) => given[one]), origins: declared.reaches?.(given) ?? [] }
}

/** What an action of a plugin is told, by name. */
export function isArguments(value: Json | undefined): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBinding(value)
}
