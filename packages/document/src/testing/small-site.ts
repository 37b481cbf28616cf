import { createStore, type Store } from '@heddle/store'
import type { ElementFacts, FieldFacts, FieldsOf } from '../element-facts.ts'
import { blankNode, blankPage, blankSite } from '../records/blank.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import { createDocumentView, type DocumentView } from '../view/view.ts'
import type { OperationResult } from '../operations/result.ts'

/** A readable id of the right shape: `a` gives `a000000000000000`. */
export function idOf(name: string): Id {
  return name.padEnd(16, '0')
}

/** Ids in a row, all of one letter family. */
export function idSource(prefix = 'n'): () => Id {
  let count = 0
  return () => `${prefix}${String((count += 1)).padStart(15, '0')}`
}

const field = (facts: Partial<FieldFacts> = {}): FieldFacts => ({
  translated: false,
  bindable: true,
  default: '',
  check: (value) => (typeof value === 'string' && value.length < 100 ? undefined : 'Must be a text of less than 100 characters'),
  ...facts,
})

/** Facts of a tiny catalogue: a section, a box, a text and a button with one place for an icon. */
const FACTS: Readonly<Record<string, ElementFacts>> = {
  section: { fields: {}, slots: { children: {} }, isSection: true },
  box: { fields: { tag: field({ bindable: false }) }, slots: { children: {} }, isSection: false },
  text: {
    version: 3,
    fields: { text: field({ kind: 'text', translated: true }), size: field({ screens: 'css' }) },
    slots: {},
    isSection: false,
  },
  button: {
    fields: { text: field({ kind: 'text', translated: true }) },
    slots: { icon: { accepts: ['icon'], max: 1 } },
    isSection: false,
  },
  icon: { fields: { icon: field() }, slots: {}, isSection: false },
  form: { fields: {}, slots: { children: {} }, isSection: false, isApart: true },
  row: { fields: {}, slots: { children: {} }, isSection: false, parents: ['list'] },
}

export const fieldsOf: FieldsOf = (type) => (Object.hasOwn(FACTS, type) ? FACTS[type] : undefined)

/** Home with a section of two texts and a box with a button; a second page with an empty section. */
export function smallSiteRecords(): readonly DocumentRecord[] {
  const node = (name: string, element: string, parent: string, index: string, slot = 'children') =>
    blankNode(idOf(name), element, { parentId: idOf(parent), slot, index })
  return [
    blankSite(idOf('site'), 'Small', idOf('home'), 'ru'),
    blankPage(idOf('home'), 'Home', 'home', 'a0', ['ru']),
    blankPage(idOf('about'), 'About', 'about', 'a1', ['ru']),
    node('section', 'section', 'home', 'a0', 'sections'),
    node('second', 'section', 'about', 'a0', 'sections'),
    { ...node('texta', 'text', 'section', 'a0'), props: { text: { ru: 'Первый' } }, classes: { [idOf('class')]: 'a0' } },
    {
      ...node('textb', 'text', 'section', 'a1'),
      props: { text: { ru: { type: 'f', code: `variables['${idOf('variable')}']` } } },
    },
    { ...node('box', 'box', 'section', 'a2'), styles: { default: { color: { type: 'token', id: idOf('token') } } } },
    { ...node('button', 'button', 'box', 'a0'), link: { type: 'internal', pageId: idOf('about'), sectionId: idOf('second') } },
    {
      id: idOf('token'),
      kind: 'token',
      type: 'color',
      name: 'Ink',
      folder: '',
      index: 'a0',
      value: '#123456',
      darkValue: '#eeeeee',
    },
    { id: idOf('class'), kind: 'style-class', name: 'Lead', folder: '', index: 'a0', styles: { default: { opacity: '0.8' } } },
    { id: idOf('variable'), kind: 'variable', name: 'who', folder: '', index: 'a0', type: 'string', pageId: idOf('home') },
  ]
}

export interface SmallSite {
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  /** Applies what an operation answers; throws with its issues when it refuses. Returns the ids. */
  readonly run: (result: OperationResult) => readonly Id[]
}

export function smallSite(records: Iterable<DocumentRecord> = smallSiteRecords()): SmallSite {
  const store = createStore<DocumentRecord>(records, { freeze: true })
  const view = createDocumentView(store)
  return {
    store,
    view,
    run(result) {
      if (!result.ok) throw new Error(result.issues.map(({ code, message }) => `${code}: ${message}`).join('; '))
      store.apply(result.diff)
      return result.ids ?? []
    },
  }
}

/** The codes of an operation's issues; empty for an operation that was done. */
export function codesOf(result: OperationResult): readonly string[] {
  return result.ok ? [] : result.issues.map(({ code }) => code)
}
