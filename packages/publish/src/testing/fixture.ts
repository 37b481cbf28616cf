import { createHash } from 'node:crypto'
import type { ElementDefinition } from '@heddle/kit'
import { createStore, type Diff, type Store } from '@heddle/store'
import {
  blankNode,
  blankPage,
  blankSite,
  createDocumentView,
  type DocumentRecord,
  type DocumentView,
  type NodeRecord,
  type PageRecord,
  type StyleClassRecord,
  type TokenRecord,
  type VariableRecord,
} from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { createCompiler, type CompiledNode, type Compiler } from '../compile/index.ts'

export const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
export { elementStyles }

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

/** 16 characters that begin with a readable name. */
export const id = (name: string): string => name.padEnd(16, '0')

export interface Project {
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  readonly change: (diff: Diff<DocumentRecord>) => Diff<DocumentRecord>
}

/** A project with a home page `home` in the given languages, the first one being the default, and the given records. */
export function project(records: readonly DocumentRecord[] = [], languages: readonly string[] = ['ru']): Project {
  const site = {
    ...blankSite(id('site'), 'Bakery', id('home'), languages[0] ?? 'ru'),
    languages: Object.fromEntries(languages.map((language, at) => [language, { index: `a${at}`, isDefault: at === 0 }])),
  }
  const home = blankPage(id('home'), 'Home', 'home', 'a0', languages)
  const all = new Map<string, DocumentRecord>([site, home, ...records].map((record) => [record.id, record]))
  const store = createStore<DocumentRecord>(all.values())
  return {
    store,
    view: createDocumentView(store),
    change(diff) {
      store.apply(diff)
      return diff
    },
  }
}

export interface FixtureCompiler {
  readonly compiler: Compiler
  /** The compiled node with this name. */
  readonly one: (name: string) => CompiledNode
}

/** @param more elements beside those of the catalogue */
export function compilerOf(
  { view }: Project,
  language = 'ru',
  more: readonly ElementDefinition[] = [],
  textAs?: (text: string) => string,
): FixtureCompiler {
  const compiler = createCompiler({
    view,
    textAs,
    definitions: more.length === 0 ? definitions : new Map([...definitions, ...more.map((one) => [one.type, one] as const)]),
    elementStyles,
    language,
    addresses: { asset: (file) => `/assets/${file}` },
  })
  return {
    compiler,
    one(name) {
      const compiled = compiler.node(id(name))
      if (!compiled) throw new Error(`There is no node ${name}`)
      return compiled
    },
  }
}

let made = 0
const nextIndex = (): string => `a${String((made += 1)).padStart(6, '0')}V`

/** A node after those made before it: in `sections` for a page's section, else in `children`. */
export function node(name: string, parent: string, element: string, more: Partial<NodeRecord> = {}): NodeRecord {
  const slot = element === 'section' ? 'sections' : 'children'
  return { ...blankNode(id(name), element, { parentId: id(parent), slot, index: nextIndex() }), ...more }
}

export function page(name: string, path: string, more: Partial<PageRecord> = {}): PageRecord {
  return { ...blankPage(id(name), name, path, nextIndex(), more.langs ?? ['ru']), ...more }
}

export function variable(name: string, called: string, more: Partial<VariableRecord> = {}): VariableRecord {
  return { id: id(name), kind: 'variable', name: called, folder: '', index: nextIndex(), type: 'string', ...more }
}

export function styleClass(
  name: string,
  styles: StyleClassRecord['styles'],
  more: Partial<StyleClassRecord> = {},
): StyleClassRecord {
  return { id: id(name), kind: 'style-class', name, folder: '', index: nextIndex(), styles, ...more }
}

export function token(name: string, type: TokenRecord['type'], value: string, more: Partial<TokenRecord> = {}): TokenRecord {
  return { id: id(name), kind: 'token', type, name, folder: '', index: nextIndex(), value, ...more }
}
