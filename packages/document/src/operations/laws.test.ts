import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isContainer, reverseDiff } from '@heddle/store'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDiff } from '../check/check-diff.ts'
import { checkDocument } from '../check/check-document.ts'
import { hasErrors, type Issue } from '../issue.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { operationOf, OPERATION_NAMES, STEPS, type Step } from '../testing/random-operations.ts'
import { fullSite } from '../testing/full-site.ts'
import { fieldsOf, idOf, idSource } from '../testing/small-site.ts'
import { copyFragment } from './nodes/copy-fragment.ts'
import { pasteFragment } from './nodes/paste-fragment.ts'

/** `HEDDLE_FUZZ_SEED=17` tries others. */
const SEED = Number(process.env['HEDDLE_FUZZ_SEED'] ?? 6)

/** Records without containers that hold nothing: taking back leaves those behind. */
function bare(value: unknown): unknown {
  if (!isContainer(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, bare(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => !isContainer(part) || Object.keys(part).length > 0))
}
/** The results of the steps that could be done, one after another; a refusal names at least one error. */
function* done(view: DocumentView, steps: readonly Step[]) {
  const newId = idSource()
  for (const step of steps) {
    const result = operationOf(view, step, newId)
    if (result.ok) yield result
    else expect(hasErrors(result.issues)).toBe(true)
  }
}

const errorsOf = (issues: readonly Issue[]) => issues.filter(({ severity }) => severity === 'error')
const snapshot = (records: Iterable<DocumentRecord>) =>
  Object.fromEntries([...records].map((record) => [record.id, bare(record)]))

it('document-D9 every operation of the folder is offered, under the laws, and can be done', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const found = sources.flatMap((source) =>
    Array.from(
      source.matchAll(/^export function (\w+)\(\s*view: DocumentView,(?:(?!\): )[^])*\): OperationResult/gm),
      ([, name]) => name ?? '',
    ),
  )
  const shared = ['editWires', 'editLanguages', 'editScreens', 'onNodes']
  expect(found.filter((name) => !shared.includes(name)).toSorted()).toEqual(OPERATION_NAMES)
  const alive = new Set<string>()
  const steps = fc.sample(STEPS, { seed: SEED, numRuns: 1000 })
  for (const sequence of steps) {
    const { store, view } = fullSite()
    const newId = idSource()
    for (const step of sequence) {
      const result = operationOf(view, step, newId)
      if (!result.ok) continue
      if (Object.keys(result.diff).length > 0) alive.add(step.name)
      store.apply(result.diff)
    }
  }
  expect(OPERATION_NAMES.filter((name) => !alive.has(name))).toEqual([])
}, 60_000)

it('document-D10 whatever an operation did, taking it back restores the document and doing it again brings it back', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const { store, view } = fullSite()
      for (const result of done(view, steps)) {
        const before = snapshot(store.values())
        store.apply(result.diff)
        const after = snapshot(store.values())
        store.apply(reverseDiff(result.diff))
        expect(snapshot(store.values())).toEqual(before)
        store.apply(result.diff)
        expect(snapshot(store.values())).toEqual(after)
      }
    }),
    { numRuns: 100, seed: SEED },
  )
}, 60_000)

it('document-D12 after any operations the document has no errors, and the gate lets each of them through', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const { store, view } = fullSite()
      for (const result of done(view, steps)) {
        expect(errorsOf(checkDiff(view, result.diff, { fieldsOf }))).toEqual([])
        store.apply(result.diff)
        expect(errorsOf(checkDocument(store.values(), { fieldsOf }))).toEqual([])
      }
    }),
    { numRuns: 100, seed: SEED },
  )
}, 60_000)

it('document-D48 after any operations the records survive JSON', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const { store, view } = fullSite()
      for (const result of done(view, steps)) store.apply(result.diff)
      const records = [...store.values()]
      expect(JSON.parse(JSON.stringify(records))).toEqual(records)
    }),
    { numRuns: 50, seed: SEED },
  )
}, 60_000)

it('document-D11 operations change nothing they are given, and answer the same twice', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const { store, view } = fullSite()
      for (const [at, step] of steps.entries()) {
        const before = JSON.stringify([...store.values()])
        const first = operationOf(view, step, idSource(`r${at}x`))
        expect(operationOf(view, step, idSource(`r${at}x`))).toEqual(first)
        expect(JSON.stringify([...store.values()])).toBe(before)
        if (first.ok) store.apply(first.diff)
      }
    }),
    { numRuns: 50, seed: SEED },
  )
}, 60_000)

/** What is bound, with the variable of its own that a page has of another one's. */
function boundIn(view: DocumentView, props: unknown): unknown {
  const named = (all: string, id: Id) => (view.find('variable', id) ? `variables.${view.find('variable', id)?.type}` : all)
  return JSON.parse(JSON.stringify(props ?? null).replaceAll(/variables\['(\w+)'\]/g, named))
}

/** A subtree without ids and order keys. */
function shapeOf(view: DocumentView, id: Id): unknown {
  const node = view.find('node', id)
  return {
    element: node?.element,
    props: boundIn(view, node?.props),
    styles: node?.styles,
    classes: Object.keys(node?.classes ?? {}),
    slots: view.slots(id).map((slot) => [slot, view.children(id, slot).map((child) => shapeOf(view, child))]),
  }
}

it('document-D18 copy and paste keeps the shape of a subtree and gives new ids', () => {
  fc.assert(
    fc.property(STEPS, fc.nat(), (steps, pick) => {
      const { store, view, run } = fullSite()
      const newId = idSource()
      for (const step of steps) {
        const result = operationOf(view, step, newId)
        if (result.ok) store.apply(result.diff)
      }
      const sections = view.of('page').flatMap(({ id }) => view.children(id, 'sections'))
      const section = sections[pick % Math.max(1, sections.length)]
      if (section === undefined) return
      const known = new Set([...store.values()].map(({ id }) => id))
      const fragment = copyFragment(view, { ids: [section] })
      const home = view.homePage()?.id ?? idOf('home')
      const [copy = ''] = run(pasteFragment(view, { fragment, target: { parentId: home, slot: 'sections' }, newId, fieldsOf }))
      expect(known.has(copy)).toBe(false)
      expect(shapeOf(view, copy)).toEqual(shapeOf(view, section))
    }),
    { numRuns: 100, seed: SEED },
  )
}, 60_000)
