import type { DocumentView, Id, VariableType } from '@heddle/document'
import type { ElementDefinition, LocalizedText, PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { words as sessionWords } from '../session/words.ts'
import { words } from './words.ts'
import { literalCode } from './literal-code.ts'
import { callOf } from './placeholders.ts'
import { componentEntries, elementEntries, exposedEntries, pluginEntries, rowEntries } from './scope-entries.ts'
import { BROWSER_FIELDS, PLACE_FIELDS, SCREEN_FIELDS } from './scope-shape.ts'

/** A piece of data that a formula can read where it stands. */
export interface DataEntry {
  readonly group: string
  /** What people call it. */
  readonly name: string
  /** What stands in the formula. */
  readonly code: string
  readonly kind: string
  /** Id of the variable behind it; formulas keep ids, so that a rename breaks nothing. */
  readonly variableId?: Id
  /** Of a formula that takes something: names that stand in its code for what a person gives it. */
  readonly takes?: readonly string[]
}

const LOOK = [
  ['theme', 'browser.theme'],
  ['language', 'page.lang'],
] as const
/** Design tokens that formulas read, by the name they have there. */
const TOKENS = [
  ['color', 'colors', 'tokens'],
  ['spacing', 'spacings', 'spacings'],
  ['typography', 'typographies', 'typographies'],
] as const
const OTHER_PAGE = ['name', 'path'] as const
const PAGE = ['name', 'path', 'lang', 'langs', 'id'] as const
/** A parameter part of a page's path (specification section 2). */
const PARAMETER = /\{\{([A-Za-z_][A-Za-z0-9_]*)/g
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/
const ITEM = { data: 'object', index: 'number', isACopy: 'boolean', repeatedItems: 'array' } as const
const KINDS: Readonly<Record<string, string>> = { query: 'object', langs: 'array' }

/** Text that reads a variable. */
export function variableCode(id: Id): string {
  return `variables['${id}']`
}

export function collectionCode(id: Id): string {
  return `collections['${id}']`
}

type Definitions = ReadonlyMap<string, ElementDefinition>

/**
 * Everything that a formula on a page can read: its variables, the project's, what elements around give, pages, positions, browser, the repeated item, the component around, plugins, design tokens.
 * @param plugins those of the catalogue by namespace
 * @param sample names that it sees only where it stands, with an example of what each holds
 */
export function dataEntries(
  view: DocumentView,
  pageId: Id,
  nodeId: Id | undefined,
  definitions: Definitions,
  sample: Readonly<Record<string, Json>> = {},
  plugins: ReadonlyMap<string, PluginDefinition> = new Map(),
): readonly DataEntry[] {
  const texts = words.groups
  const variables = view.of('variable').filter((variable) => variable.pageId === undefined || variable.pageId === pageId)
  const toEntry =
    (group: string) =>
    (variable: { readonly id: Id; readonly name: string; readonly type: VariableType }): DataEntry => ({
      group,
      name: variable.name,
      code: variableCode(variable.id),
      kind: variable.type === 'query' ? 'string' : variable.type,
      variableId: variable.id,
    })
  const paths = (group: string, root: string, names: readonly string[]): readonly DataEntry[] =>
    names.map((name) => ({
      group,
      name,
      code: `${root}.${name}`,
      kind: KINDS[name] ?? 'string',
    }))
  return [
    ...Object.entries(sample).flatMap(([name, example]) => sampleEntries(name, example)),
    // Inside of a component its own data is what one looks for.
    ...componentEntries(view, nodeId),
    ...variables.filter(({ pageId }) => pageId !== undefined).map(toEntry(texts.page)),
    ...variables.filter(({ pageId }) => pageId === undefined).map(toEntry(texts.project)),
    ...localsAt(view, nodeId, definitions),
    ...exposedEntries(view, pageId, nodeId),
    ...elementEntries(view, pageId, nodeId, definitions),
    ...itemsAt(view, nodeId),
    ...rowEntries(view, pageId),
    ...parametersOf(view, pageId).map((name): DataEntry => ({
      group: texts.pageInfo,
      name,
      code: `pageParameters.${name}`,
      kind: 'string',
    })),
    ...view.of('collection').flatMap(({ id, name }): readonly DataEntry[] =>
      (
        [
          ['', 'object'],
          ['.data', 'array'],
          ['.total', 'number'],
          ['.isFetching', 'boolean'],
        ] as const
      ).map(([member, kind]) => ({ group: texts.collections, name: name + member, code: collectionCode(id) + member, kind })),
    ),
    ...view.of('formula').map(({ id, name, parameters }): DataEntry => ({
      group: texts.formulas,
      name,
      ...callOf(`formulas['${id}']`, parameters),
      kind: 'function',
    })),
    ...paths(texts.pageInfo, 'page', PAGE),
    ...pagesFor(pageId, view),
    ...placesOn(pageId, view),
    ...paths(texts.browser, 'browser', Object.keys(BROWSER_FIELDS)),
    ...Object.entries(SCREEN_FIELDS).flatMap(([part, fields]) =>
      Object.keys(fields).map((field) => ({
        group: texts.screen,
        name: `${part}.${field}`,
        code: `screen.${part}.${field}`,
        kind: 'number',
      })),
    ),
    ...LOOK.map(([name, code]) => ({ group: texts.look, name, code, kind: 'string' })),
    ...pluginEntries(view, plugins),
    ...TOKENS.flatMap(([type, root, group]) =>
      view
        .of('token')
        .filter((token) => token.type === type)
        .map(({ id, name }): DataEntry => ({ group: texts[group], name, code: `${root}['${id}']`, kind: 'string' })),
    ),
  ]
}

/** A name of the place, and what its example holds. */
function sampleEntries(code: string, example: Json): readonly DataEntry[] {
  const kind = example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example
  const parts = kind === 'object' ? Object.entries(example as Readonly<Record<string, Json>>) : []
  return [
    { group: words.groups.sample, name: code, code, kind },
    ...parts.flatMap(([key, part]) => (IDENTIFIER.test(key) ? sampleEntries(`${code}.${key}`, part) : [])),
  ]
}

/** Pages that a formula sees: those with access rules are told to nobody but themselves. */
function pagesFor(pageId: Id, view: DocumentView): readonly DataEntry[] {
  const group = sessionWords.pages
  const seen = view.of('page').filter(({ id, userGroups }) => id === pageId || userGroups.length === 0)
  return [
    { group, name: words.allPages, code: 'values(pages)', kind: 'array' },
    ...seen.flatMap(({ id, name }) =>
      OTHER_PAGE.map((field) => ({ group, name: `${name}.${field}`, code: `pages['${id}'].${field}`, kind: 'string' })),
    ),
  ]
}

/** Where the elements of the page that have an HTML id stand in the window. */
function placesOn(pageId: Id, view: DocumentView): readonly DataEntry[] {
  const ids = view.of('node').flatMap(({ id, attributes }) => {
    const htmlId = attributes['id']
    return typeof htmlId === 'string' && htmlId !== '' && view.pageOf(id) === pageId ? [htmlId] : []
  })
  return [...new Set(ids)].flatMap((htmlId) =>
    Object.keys(PLACE_FIELDS).map((field) => ({
      group: words.groups.places,
      name: `${htmlId}.${field}`,
      code: `componentPositionInfo[${literalCode(htmlId)}].${field}`,
      kind: 'number',
    })),
  )
}

/** What the elements around a node give to what stands in them, the nearest by key. */
function localsAt(view: DocumentView, nodeId: Id | undefined, definitions: Definitions): readonly DataEntry[] {
  const found = new Map<string, readonly DataEntry[]>()
  for (const id of nodeId === undefined ? [] : [nodeId, ...view.ancestors(nodeId)]) {
    const place = view.find('node', id)?.place
    const parent = place && view.find('node', place.parentId)
    const definition = parent && definitions.get(parent.element)
    const { data = {}, methods = {} } = definition?.slots[place?.slot ?? '']?.local ?? {}
    const add = (key: string, entries: readonly DataEntry[]): void => void (found.has(key) || found.set(key, entries))
    const entriesOf = <T extends Labelled>(
      part: string,
      key: string,
      named: Readonly<Record<string, T>>,
      end: string,
      kindOf: (one: T) => string,
    ) =>
      add(
        `${part}.${key}`,
        Object.entries(named).map(([name, one]) => ({
          group: words.groups.local,
          name: `${definition?.label.en ?? key}: ${one.label.en.toLowerCase()}`,
          code: `context.local.${part}.${key}.${name}${end}`,
          kind: kindOf(one),
        })),
      )
    for (const [key, named] of Object.entries(data)) entriesOf('data', key, named, '', ({ example }) => kindOfValue(example))
    for (const [key, named] of Object.entries(methods)) entriesOf('methods', key, named, '()', () => 'function')
  }
  return [...found.values()].flat()
}

interface Labelled {
  readonly label: LocalizedText
}

function kindOfValue(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The item of each repeat around a node, the nearest first. */
function itemsAt(view: DocumentView, nodeId: Id | undefined): readonly DataEntry[] {
  const around = nodeId === undefined ? [] : [nodeId, ...view.ancestors(nodeId)]
  const repeats = around.filter((id) => view.find('node', id)?.repeat !== undefined)
  return repeats.flatMap((_, at) =>
    Object.entries(ITEM).map(([name, kind]) => ({
      group: words.groups.item,
      name: `${'parent.'.repeat(at)}item.${name}`,
      code: `context.item.${'parent.'.repeat(at)}${name}`,
      kind,
    })),
  )
}

/** Names of the parameters in the address of a page, in their order. */
export function parametersOf(view: DocumentView, pageId: Id): readonly string[] {
  const path = view.find('page', pageId)?.paths['default'] ?? ''
  return [...path.matchAll(PARAMETER)].flatMap(([, name]) => name ?? [])
}
