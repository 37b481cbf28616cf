import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentView, type DocumentRecord, type FormulaExample } from '@heddle/document'
import { createStore, type Json } from '@heddle/store'
import type { CanvasConnection } from '../frame/connection.ts'
import type { ExampleOutcome } from '../session/run-example.ts'
import { exampleKey, watchExamples } from './watch-examples.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [TAX, CARD, TOTAL] = [id('tax'), id('card'), id('total')]
let stop = (): void => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const place = { folder: '', index: 'a0' } as const

/** Formulas on a canvas that gives what the argument `a` is, and fails for `fail`. */
function watch(examples: readonly FormulaExample[], inside: readonly FormulaExample[] = []) {
  const parameters = [{ name: 'a', type: 'any' }]
  const store = createStore<DocumentRecord>([
    { ...place, id: TAX, kind: 'formula', name: 'tax', parameters, code: 'a', examples },
    {
      ...place,
      id: CARD,
      kind: 'library-component',
      name: 'Card',
      type: 'component',
      rootElementId: id('root'),
      configuration: {},
      properties: { [id('size')]: { name: 'size', type: 'number', defaultValue: 3 } },
      formulas: { [TOTAL]: { name: 'total', parameters, code: 'a', examples: inside } },
    },
    { ...place, id: id('count'), kind: 'variable', name: 'count', type: 'number' },
  ])
  const explain = vi.fn<CanvasConnection['explain']>(async (_, __, options) => {
    const value = options?.names?.['a']
    return { took: 0, result: value === 'fail' ? { ok: false, message: 'It failed' } : { ok: true, value, kind: '' } }
  })
  const session = { examples: signal<ReadonlyMap<string, readonly ExampleOutcome[]>>(new Map()) }
  const [problems, end] = watchExamples({
    store,
    view: createDocumentView(store),
    canvas: signal({ isDrawn: signal(true), explain } as Partial<CanvasConnection> as CanvasConnection),
    session,
  })
  stop = end
  const said = () => problems.value.map(({ severity, recordId, message }) => `${recordId} ${severity}: ${message}`)
  return { store, session, explain, said, settle: () => vi.runAllTimersAsync() }
}
const given = (a: Json, expected: Json, name?: string): FormulaExample => ({
  ...(name !== undefined && { name }),
  given: { a },
  expected,
})

test('an example that gives something else is a warning at its formula; the others count as met', async () => {
  const { said, session, settle } = watch([given(2, 2), given([1, { b: null }], [1, {}], 'A list'), given('fail', 1)])
  await settle()
  expect(said()).toEqual([
    `${TAX} warning: tax: “A list” is to give [1,{}] and gives [1,{"b":null}]: mend the formula, or take what it gives as expected`,
    `${TAX} warning: tax: “Example 3” is to give 1 and gives It failed: mend the formula, or take what it gives as expected`,
  ])
  expect(session.examples.value.get(TAX)?.map(({ isMet }) => isMet)).toEqual([true, false, false])
})

test('formulas of components are tried as in an instance that sets nothing', async () => {
  const { said, session, explain, settle } = watch([], [given(2, 5)])
  await settle()
  expect(said()).toEqual([expect.stringContaining('Card › total: “Example 1” is to give 5 and gives 2')])
  expect(session.examples.value.get(exampleKey(CARD, TOTAL))).toEqual([{ isMet: false, actual: 2 }])
  expect(explain.mock.calls[0]?.[0]).toBe(CARD)
})

test('they are tried again when something changes that formulas read, and when nothing does they rest', async () => {
  const { store, said, explain, settle } = watch([given(2, 3)])
  await settle()
  expect(said()).toHaveLength(1)
  store.apply({ set: { [TAX]: { examples: [[given(2, 3)] as never, [given(2, 2)] as never] } } })
  await settle()
  expect(said()).toEqual([])
  expect(explain).toHaveBeenCalledTimes(2)
  store.apply({ set: { [id('count')]: { defaultValue: [null, 5] } } })
  await settle()
  expect(explain).toHaveBeenCalledTimes(3)
})
