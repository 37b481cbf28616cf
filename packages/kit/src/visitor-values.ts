import type { Json } from '@heddle/store'
import type { Fields } from './fields/types.ts'

/** Who is signed in, for whom the server asks. */
export interface PluginVisitor {
  /** What the plugin that signs visitors in says of them, as JSON: what a browser sends is no part of it. */
  readonly user: Readonly<Record<string, Json>>
  /** Names of their roles. */
  readonly roles: readonly string[]
}

/** What a source or an action has to do with the signed-in visitor beside its settings that name them (`takesVisitor`). */
export interface VisitorUse {
  /** Whether the server side has to know who is signed in although no setting names it. */
  readonly forVisitor?: (config: Readonly<Record<string, Json>>) => boolean
}

/** `{visitor.id}`, or a path in the user object: `{visitor.company.id}`. */
const NAMED = /\{visitor\.(\w{1,60}(?:\.\w{1,60}){0,5})\}/g

/** What of the signed-in visitor the literal texts inside a value name, each once. */
export function visitorPaths(value: unknown): readonly string[] {
  const found = new Set<string>()
  const look = (part: unknown): void => {
    if (typeof part === 'string') for (const [, path = ''] of part.matchAll(NAMED)) found.add(path)
    else if (Array.isArray(part)) part.forEach(look)
    else if (typeof part === 'object' && part !== null && 'value' in part) look(part.value)
  }
  look(value)
  return [...found]
}

/** Settings, and what else they have to do with the visitor. */
type Described = VisitorUse & { readonly fields: Fields }

/** The settings in whose values the builder may name the signed-in visitor. */
const takers = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'pairs' && field.takesVisitor ? [name] : []))

/** Whether what these settings describe is done for whoever is signed in. */
export function isForVisitor({ fields, forVisitor }: Described, config: Readonly<Record<string, unknown>>): boolean {
  return namedOfVisitor(fields, config).length > 0 || forVisitor?.(config as Readonly<Record<string, Json>>) === true
}

/** What of the signed-in visitor these settings name, each once. */
export function namedOfVisitor(fields: Fields, config: Readonly<Record<string, unknown>>): readonly string[] {
  return visitorPaths(takers(fields).map((name) => config[name]))
}

/**
 * The settings with what is the visitor's where the builder named it. Formulas stay what they are: what they give, which a browser
 * sends, is put in afterwards and names nobody.
 * @param valueOf what a path stands for; throws where the visitor has no such thing
 */
export function withVisitorValues<Config extends Readonly<Record<string, unknown>>>(
  config: Config,
  fields: Fields,
  valueOf: (path: string) => string | number | boolean,
): Config {
  const filled = (text: string): string | number | boolean => {
    const [whole, path = ''] = NAMED_ALONE.exec(text) ?? []
    return whole === undefined ? text.replace(NAMED, (_, one: string) => String(valueOf(one))) : valueOf(path)
  }
  const named = takers(fields).flatMap((name) => {
    const pairs = config[name]
    if (!Array.isArray(pairs) || visitorPaths(pairs).length === 0) return []
    return [[name, pairs.map((pair: { readonly value?: unknown }) => withValue(pair, filled))] as const]
  })
  return { ...config, ...Object.fromEntries(named) }
}

/** A number stays one where it is all of a value. */
const NAMED_ALONE = new RegExp(`^${NAMED.source}$`)

function withValue(pair: { readonly value?: unknown }, filled: (text: string) => unknown): unknown {
  return typeof pair?.value === 'string' ? { ...pair, value: filled(pair.value) } : pair
}
