import { entriesOf, type DraftMessage } from '@heddle/workflow/watch'
import { expect, it } from 'vitest'
import { createTelling } from './telling.ts'

const page: DraftMessage = {
  type: 'page',
  began: 0,
  at: 0,
  page: { id: 'p', path: '/', lang: 'en' },
  variables: [],
  collections: [],
}
const value = (id: string, to: unknown) => ({ kind: 'value', at: 0, id, value: to }) as const

function opened() {
  const sent: DraftMessage[] = []
  const due: (() => void)[] = []
  const telling = createTelling((work) => void due.push(work))
  const port = { postMessage: (message: DraftMessage) => void sent.push(structuredClone(message)) }
  return { telling, sent, open: () => telling.open(port as never), flush: () => due.splice(0).forEach((work) => work()) }
}

it('tells what happened before the editor heard, in order, and what is said after what happened before it', () => {
  const { telling, sent, open, flush } = opened()
  telling.say(page)
  telling.tell(value('a', 1))
  flush()
  expect(sent).toEqual([])
  open()
  telling.tell(value('a', 2))
  telling.say({ type: 'released', run: 1 })
  expect(sent).toEqual([
    page,
    { type: 'told', items: [value('a', 1)] },
    { type: 'told', items: [value('a', 2)] },
    { type: 'released', run: 1 },
  ])
})

it('tells values that no channel takes by what they are', () => {
  const { telling, sent, open, flush } = opened()
  open()
  telling.tell(value('a', () => 1))
  telling.tell({ kind: 'log', at: 0, level: 'info', message: 'm', data: [Symbol('s'), { run() {} }] })
  flush()
  expect(sent).toEqual([
    {
      type: 'told',
      items: [
        value('a', '[function]'),
        { kind: 'log', at: 0, level: 'info', message: 'm', data: ['[symbol]', { run: '[function]' }] },
      ],
    },
  ])
})

it('what nobody hears does not grow without end: the oldest goes', () => {
  const { telling, sent, open, flush } = opened()
  for (let at = 0; at < 20_010; at += 1) telling.tell(value('a', at))
  flush()
  open()
  const [message] = sent
  const items = message?.type === 'told' ? message.items : []
  expect(items.length).toBeLessThanOrEqual(20_000)
  expect(items.length).toBeGreaterThan(19_000)
  expect(items.at(-1)).toEqual(value('a', 20_009))
})

const step = (at: number) => ({ kind: 'action', at, id: `a${at}`, value: 'log' }) as const
const stepsIn = (message: DraftMessage | undefined) =>
  message?.type === 'told' ? message.items.flatMap((item) => (item.kind === 'steps' ? entriesOf(item) : [])) : []

it('steps of a run without an end do not grow without end either: of one that nobody hears the last ones are told', () => {
  const { telling, sent, open } = opened()
  for (let at = 0; at < 50_000; at += 1) telling.step(1, step(at))
  open()
  const told = stepsIn(sent[0])
  expect(told.length).toBeLessThanOrEqual(20_000)
  expect(told.length).toBeGreaterThan(19_000)
  expect(told.at(-1)).toEqual(step(49_999))
})

it('steps of a run are told together, and in their place among what else happened and the steps of other runs', () => {
  const { telling, sent, open, flush } = opened()
  open()
  telling.step(1, step(1))
  telling.step(1, step(2))
  telling.tell(value('a', 1))
  telling.step(1, step(3))
  telling.step(2, step(4))
  flush()
  telling.step(2, step(5))
  flush()
  const items = sent.flatMap((message) => (message.type === 'told' ? message.items : []))
  expect(items.map((item) => (item.kind === 'steps' ? [item.run, ...item.ids] : item.kind))).toEqual([
    [1, 'a1', 'a2'],
    'value',
    [1, 'a3'],
    [2, 'a4'],
    [2, 'a5'],
  ])
})

it('several things that happen together are told together', () => {
  const { telling, sent, open, flush } = opened()
  open()
  telling.tell(value('a', 1))
  telling.tell(value('b', 2))
  expect(sent).toEqual([])
  flush()
  telling.tell(value('a', 3))
  flush()
  expect(sent.map((message) => (message.type === 'told' ? message.items.length : 0))).toEqual([2, 1])
})
