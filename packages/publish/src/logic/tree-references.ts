import { isPublishedBinding, type PublishedFilter, type PublishedNode, type PublishedValue } from '@heddle/document/published'

/** What formulas name. */
export interface References {
  /** Built-in functions, or whatever else is called by a bare name. */
  readonly calls: Set<string>
  /** What each of them is called with: the arguments of every call, as trees. */
  readonly calledWith: Map<string, (readonly unknown[])[]>
  readonly collections: Set<string>
  readonly formulas: Set<string>
  readonly pages: Set<string>
  readonly plugins: Set<string>
  /** Plugins whose functions are read. */
  readonly pluginFormulas: Set<string>
  readonly variables: Set<string>
  /** What is read of the scope by a name worked out while running: every record of the kind may be meant. */
  readonly all: Set<Kind | 'pluginFormulas'>
  /** A condition that needs the matcher of regular expressions. */
  usesPatterns: boolean
  /** Something reads where elements stand in the window. */
  usesPositions: boolean
}

/** Names of the scope that hold records, and the kind. */
const KINDS = {
  collections: 'collections',
  formulas: 'formulas',
  pages: 'pages',
  plugins: 'plugins',
  pluginVariables: 'plugins',
  pluginFormulas: 'plugins',
  variables: 'variables',
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

const kindOf = (name: unknown): Kind | undefined =>
  typeof name === 'string' && Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : undefined

export const noReferences = (): References => ({
  calls: new Set(),
  calledWith: new Map(),
  collections: new Set(),
  formulas: new Set(),
  pages: new Set(),
  plugins: new Set(),
  pluginFormulas: new Set(),
  variables: new Set(),
  all: new Set(),
  usesPatterns: false,
  usesPositions: false,
})

/** Adds what a published value names, bindings at any depth included. */
export function addReferences(value: unknown, into: References): void {
  if (typeof value !== 'object' || value === null) return
  if (isPublishedBinding(value)) {
    addTree(value.tree, into)
    if (value.filter) addFilter(value.filter, into)
    for (const key in value.map) addReferences(value.map[key], into)
    return
  }
  for (const part of Object.values(value)) addReferences(part, into)
}

export function addFilter(filter: PublishedFilter, into: References): void {
  addReferences(filter.if, into)
  for (const part of filter.conditions) {
    if ('conditions' in part) addFilter(part, into)
    else {
      addReferences(part.value, into)
      addReferences(part.isEmptyIgnored, into)
      if (part.operator === '$match' || part.operator === '$notMatch') into.usesPatterns = true
    }
  }
}

/** Code of builders is searched for names, not read: what it may mean comes with it. */
export function addCode(source: string, into: References): void {
  for (const [name, kind] of Object.entries(KINDS)) if (source.includes(name)) into.all.add(kind)
  if (source.includes('componentPositionInfo')) into.usesPositions = true
}

/** Trees are walked as JSON: kinds that hold plain texts (literals, names, template texts, parameters) are told apart. */
function addTree(tree: unknown, into: References): void {
  if (!Array.isArray(tree)) return
  const [kind, first, second] = tree as readonly unknown[]
  switch (kind) {
    case 'l':
      return
    case 'n':
      addName(first, into)
      return
    case '.':
      if (!addRecord(first, second, into)) addParts([first, second], into)
      return
    case 'c': {
      const name = calledName(first)
      if (name !== undefined) addCall(name, second, into)
      addParts([first, second], into)
      return
    }
    case 't':
    case 'f':
      addParts([second], into)
      return
    default:
      addParts(tree, into)
  }
}

function addParts(parts: readonly unknown[], into: References): void {
  for (const part of parts) {
    if (!Array.isArray(part)) continue
    // A list of trees, or a tree: a tree begins with the name of its kind.
    if (typeof part[0] === 'string') addTree(part, into)
    else addParts(part, into)
  }
}

function addCall(name: string, given: unknown, { calls, calledWith }: References): void {
  calls.add(name)
  const all = calledWith.get(name) ?? []
  all.push(Array.isArray(given) ? given : [])
  calledWith.set(name, all)
}

/** `sum(…)` and `fx.sum(…)`. */
function calledName(callee: unknown): string | undefined {
  if (!Array.isArray(callee)) return undefined
  const [kind, first, second] = callee as readonly unknown[]
  if (kind === 'n') return String(first)
  return kind === '.' && isName(first, 'fx') && isLiteral(second) ? String(second[1]) : undefined
}

/** A name of the scope that is read as a whole. */
function addName(name: unknown, into: References): void {
  const kind = kindOf(name)
  if (kind) into.all.add(kind)
  if (name === 'pluginFormulas') into.all.add(name)
  if (name === 'componentPositionInfo') into.usesPositions = true
  if (name !== 'globalContext') return
  into.all.add('pages')
  into.usesPositions = true
}

/** `collections['id']` and `globalContext.pages['id']`: true when it names a record, or a part of the global context. */
function addRecord(owner: unknown, key: unknown, into: References): boolean {
  if (!isLiteral(key)) return false
  if (isName(owner, 'globalContext')) {
    addName(key[1], into)
    return true
  }
  const name = nameOf(owner)
  const kind = kindOf(name)
  if (kind) into[kind].add(String(key[1]))
  if (name === 'pluginFormulas') into.pluginFormulas.add(String(key[1]))
  return kind !== undefined
}

/** `pages`, written so or as `globalContext.pages`. */
function nameOf(tree: unknown): unknown {
  if (!Array.isArray(tree)) return undefined
  if (tree[0] === 'n') return tree[1]
  return tree[0] === '.' && isName(tree[1], 'globalContext') && isLiteral(tree[2]) ? tree[2][1] : undefined
}

function isName(tree: unknown, name: string): boolean {
  return Array.isArray(tree) && tree[0] === 'n' && tree[1] === name
}

function isLiteral(tree: unknown): tree is readonly ['l', unknown] {
  return Array.isArray(tree) && tree[0] === 'l'
}

/** Every value of an object, references added. */
export function addAllReferences(values: Readonly<Record<string, PublishedValue>> | undefined, into: References): void {
  for (const key in values) addReferences(values[key], into)
}

/** Adds what the values of a node name. */
export function addNodeReferences(node: PublishedNode, into: References): void {
  addAllReferences(node.props, into)
  addAllReferences(node.attributes, into)
  addAllReferences(node.style, into)
  addReferences(node.condition, into)
  addReferences(node.repeat?.over, into)
  addReferences(node.link?.href, into)
}

/** Texts that may be ids of records, at any depth. */
export function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part)
}
