import type { PluginVisitor } from '@heddle/kit'
import type { Json } from '@heddle/store'

/** What is theirs, by its path in what a request names: `id`, `company.id`, `roles`. */
export type TriedAs = Readonly<Record<string, string>>

type User = PluginVisitor['user']

/** The visitor whom a person described by what is theirs; nobody where all of it is empty. */
export function visitorTried(triedAs: TriedAs): PluginVisitor | undefined {
  const given = Object.entries(triedAs).filter(([, text]) => text !== '')
  if (given.length === 0) return undefined
  const { roles = '' } = triedAs
  return {
    user: given.reduce<User>((user, [path, text]) => (path === 'roles' ? user : withValue(user, path.split('.'), text)), {}),
    roles: roles.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  }
}

function withValue(user: User, [key = '', ...rest]: readonly string[], text: string): User {
  const inner: Json = Object.hasOwn(user, key) ? (user[key] ?? null) : null
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  return { ...user, [key]: rest.length === 0 ? text : withValue(isObject ? (inner as User) : {}, rest, text) }
}
