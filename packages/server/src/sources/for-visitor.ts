import { roleNamesOf } from '@heddle/document'
import { jsonText } from '@heddle/document/values'
import type { Fields, PluginVisitor, VisitorUse } from '@heddle/kit'
import { isForVisitor, withVisitorValues } from '@heddle/kit/visitor-values'
import type { Json } from '@heddle/store'
import { messages } from '../messages.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { Visitor } from '../releases/visitor.ts'
import { ServerError } from '../server-error.ts'

/** Settings with what is the signed-in visitor's in its places, and who that is where they are for one. */
export interface ForVisitor<Config> {
  readonly config: Config
  readonly visitor: PluginVisitor | undefined
}

/**
 * What is asked for whoever is signed in. Who that is says the plugin that signs visitors in, never what a browser sends beside it.
 * Throws with what the visitor is told: nothing is sent for somebody who is not signed in, or who lacks what is named.
 */
export async function forVisitor<Config extends Readonly<Record<string, unknown>>>(
  described: VisitorUse & { readonly fields: Fields },
  config: Config,
  { identify }: Pick<Visitor, 'identify'>,
  access: ReleaseManifest['access'],
): Promise<ForVisitor<Config>> {
  if (!isForVisitor(described, config)) return { config, visitor: undefined }
  const found = await identify()
  if (found === 'blocked') throw new ServerError(messages.nobodySignsIn)
  if (found === 'failed') throw new ServerError(messages.visitorsFailed)
  if (typeof found.user !== 'object' || found.user === null) throw new ServerError(messages.askedSignedOut)
  // A copy of what can be told apart: what is kept for one visitor is known again by it, and by nothing else that a plugin might see.
  const text = jsonText(found.user)
  if (text === undefined) throw new ServerError(messages.visitorsFailed)
  const user = JSON.parse(text) as PluginVisitor['user']
  return filledFor(described.fields, config, { user, roles: access ? roleNamesOf(user, access) : [] })
}

/** The same, for a visitor who is known. */
export function filledFor<Config extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  config: Config,
  visitor: PluginVisitor,
): ForVisitor<Config> {
  return { config: withVisitorValues(config, fields, (path) => valueAt(visitor, path)), visitor }
}

/** A request that lacks a value may be a request for everybody's. */
function valueAt({ user, roles }: PluginVisitor, path: string): string | number | boolean {
  if (path === 'roles') return roles.join(',')
  const value = path
    .split('.')
    .reduce<Json | undefined>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Readonly<Record<string, Json>>)[key] : undefined,
      user,
    )
  if (value === undefined || value === null || value === '' || typeof value === 'object')
    throw new ServerError(messages.visitorLacks(path))
  return value
}
