import { signal } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createDocumentView, type DocumentRecord, type DocumentView, type Id, type NodeRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { createStore, type Store } from '@heddle/store'
import { createRandom, fieldsOfDefinitions, Flexbox, formula, Page, recordsOf, Section, Text, Variable } from '@heddle/testing'
import { keepFacts } from './facts.ts'
import type { ProblemScope } from './problem.ts'
import { rules } from './rules.gen.ts'
import { findProblems } from './watch-problems.ts'

const id = (name: string, at: number): Id => `${name}${String(at).padStart(16 - name.length, '0')}`
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const [TEXTS, VARIABLES, WORKFLOWS] = [600, 20, 30]
const read = (at: number): string => `variables['${id('variable', at % VARIABLES)}']`

/** A page of texts of which every second one reads a variable, and workflows that write them. */
function largeDocument(): Store<DocumentRecord> {
  const drawn = recordsOf(
    <>
      <Page id={id('page', 0)} name="Home">
        <Section id={id('section', 0)}>
          <Flexbox id={id('box', 0)}>
            {numbers(TEXTS).map((at) =>
              at % 2 === 0 ? (
                <Text key={at} id={id('text', at)} text={formula(read(at))} />
              ) : (
                <Text key={at} id={id('text', at)}>
                  Plain
                </Text>
              ),
            )}
          </Flexbox>
        </Section>
      </Page>
      {numbers(VARIABLES).map((at) => (
        <Variable key={at} id={id('variable', at)} name={`variable${at}`} type="number" value={at} />
      ))}
    </>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
  const workflows = numbers(WORKFLOWS).map((at): DocumentRecord => ({
    id: id('workflow', at),
    kind: 'workflow',
    name: `Write ${at}`,
    folder: '',
    index: `a${at}`,
    ownerId: id('text', at),
    trigger: 'click',
    parameters: [],
    firstAction: 'write',
    actions: {
      write: {
        type: 'change-variable',
        args: { variable: id('variable', at % VARIABLES), value: { type: 'f', code: `${read(at)} + 1` } },
      },
    },
  }))
  return createStore<DocumentRecord>([...drawn, ...workflows])
}

const beside = {
  definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
  plugins: new Map(),
  functions: functionDefinitions,
  actions: { all: signal(new Map(actionDefinitions.map((definition) => [definition.type, definition]))) },
}

/** A view that says which records were looked into. */
function noted(view: DocumentView) {
  const looked = new Set<Id>()
  const seen = new WeakMap<object, object>()
  const lists = new WeakMap<object, readonly unknown[]>()
  const watched = <Record extends DocumentRecord>(record: Record): Record => {
    const before = seen.get(record)
    if (before) return before as Record
    const proxy = new Proxy(record, {
      get: (target, key) => (looked.add(target.id), Reflect.get(target, key)),
      ownKeys: (target) => (looked.add(target.id), Reflect.ownKeys(target)),
    })
    seen.set(record, proxy)
    return proxy
  }
  const of = (kind: Parameters<DocumentView['of']>[0]): readonly DocumentRecord[] => {
    const list = view.of(kind)
    const before = lists.get(list) ?? list.map((record) => watched(record as DocumentRecord))
    lists.set(list, before)
    return before as readonly DocumentRecord[]
  }
  const one = (record: DocumentRecord | undefined) => record && watched(record)
  const told = {
    ...view,
    of,
    get: (key: Id) => one(view.get(key)),
    find: (kind: Parameters<DocumentView['find']>[0], key: Id) => one(view.find(kind, key)),
  } as DocumentView
  return { view: told, looked }
}

const put = (store: Store<DocumentRecord>, record: DocumentRecord): void => store.apply({ put: { [record.id]: record } })

describe('a look over a large document', () => {
  test('reads all of it once, and after one change what changed alone', () => {
    const store = largeDocument()
    const { view, looked } = noted(createDocumentView(store))
    const look = (): readonly Id[] => {
      looked.clear()
      findProblems(rules, { ...beside, view })
      const prepared = rules.flatMap((rule) => [...(rule.prepare?.({ ...beside, view }) ?? [])])
      expect(prepared).toEqual([])
      return [...looked]
    }
    const nodesAmong = (ids: readonly Id[]) => ids.filter((one) => store.get(one)?.kind === 'node')
    expect(nodesAmong(look()).length).toBeGreaterThan(TEXTS)
    const changed = id('text', 41)
    put(store, { ...(store.get(changed) as NodeRecord), name: 'Changed' })
    // What workflows write stands there as well: their owners are asked for, as is each variable that is chosen.
    const again = look()
    expect(nodesAmong(again)).toContain(changed)
    expect(nodesAmong(again).length).toBeLessThanOrEqual(1 + WORKFLOWS)
    expect(again.filter((one) => store.get(one)?.kind === 'workflow').length).toBeLessThanOrEqual(WORKFLOWS)
    expect(look().filter((one) => one === changed)).toEqual([])
  })

  test('tells after every change what a look from the beginning tells', () => {
    const store = largeDocument()
    const view = createDocumentView(store)
    const random = createRandom(5)
    const any = (count: number): number => Math.floor(random() * count)
    const text = () => store.get(id('text', any(TEXTS))) as NodeRecord | undefined
    const changes: readonly (() => void)[] = [
      () => {
        const node = text()
        if (node)
          put(store, {
            ...node,
            props: { text: { en: formula(['uppercse(1)', '1 +', read(any(20)), 'variables.gone'][any(4)] ?? '') } },
          })
      },
      () => {
        const node = text()
        if (node) put(store, { ...node, link: { type: 'internal', pageId: id('page', any(2)) } })
      },
      () => {
        const node = text()
        if (node) store.apply({ remove: { [node.id]: node } })
      },
      () => {
        const variable = store.get(id('variable', any(VARIABLES)))
        if (variable) store.apply({ remove: { [variable.id]: variable } })
      },
      () =>
        put(store, {
          id: id('variable', any(VARIABLES)),
          kind: 'variable',
          name: 'back',
          folder: '',
          index: 'a1',
          type: 'string',
        }),
      () =>
        put(store, {
          ...(store.get(id('text', 0)) as NodeRecord),
          id: id('added', any(9)),
          element: ['nowhere', 'heading', 'image'][any(3)] ?? '',
        }),
      () => {
        const workflow = store.get(id('workflow', any(WORKFLOWS)))
        if (workflow?.kind === 'workflow')
          put(store, { ...workflow, disabled: any(2) === 0, trigger: ['', 'click'][any(2)] ?? '' })
      },
    ]
    const told = (scope: ProblemScope) => findProblems(rules, scope).map((problem) => `${problem.id}: ${problem.message}`)
    put(store, { ...(store.get(id('text', 0)) as NodeRecord), id: id('text', 0), props: { text: { en: '' } } })
    for (let round = 0; round < 40; round += 1) {
      for (let count = 1 + any(4); count > 0; count -= 1) changes[any(changes.length)]?.()
      const fresh = createDocumentView(store)
      expect(told({ ...beside, view })).toEqual(told({ ...beside, view: fresh }))
      fresh.close()
    }
    expect(told({ ...beside, view }).length).toBeGreaterThan(10)
  })
})

describe('facts of records', () => {
  const named = () => {
    const reads: string[] = []
    const facts = keepFacts(['node'], ({ name, id: key }, prefix: string) => {
      reads.push(key)
      return name === '' ? undefined : prefix + name
    })
    return { facts, reads }
  }

  test('are the same list until one of them changes, and are read by another light anew', () => {
    const store = largeDocument()
    const view = createDocumentView(store)
    const { facts, reads } = named()
    const rename = (at: number, name: string) => put(store, { ...(store.get(id('text', at)) as NodeRecord), name })
    rename(3, 'three')
    const first = facts.of(view, '')
    expect(first).toEqual(['three'])
    reads.length = 0
    expect(facts.of(view, '')).toBe(first)
    put(store, { ...(store.get(id('text', 9)) as NodeRecord), attributes: { title: 'Nine' } })
    expect(facts.of(view, '')).toBe(first)
    expect(reads).toEqual([id('text', 9)])
    rename(500, 'late')
    rename(1, 'early')
    expect(facts.of(view, '')).toEqual(['early', 'three', 'late'])
    expect(reads).toHaveLength(3)
    expect(facts.of(view, '#')).toEqual(['#early', '#three', '#late'])
    expect(reads.length).toBeGreaterThan(TEXTS)
  })

  test('that are still to be read can be asked for beforehand', () => {
    const store = largeDocument()
    const view = createDocumentView(store)
    const { facts } = named()
    expect(facts.unread(view, '').length).toBeGreaterThan(TEXTS)
    facts.of(view, '')
    expect(facts.unread(view, '')).toEqual([])
    put(store, { ...(store.get(id('text', 9)) as NodeRecord), name: 'nine' })
    expect(facts.unread(view, '').map((node) => node.id)).toEqual([id('text', 9)])
  })
})
