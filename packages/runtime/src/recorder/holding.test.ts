import type { ActionBody } from '@heddle/kit'
import type { HeldStep } from '@heddle/workflow/watch'
import { beforeEach, expect, it } from 'vitest'
import { createHolding, type Holding } from './holding.ts'

const held: HeldStep[] = []
const released: number[] = []
let holding: Holding
const body: ActionBody = ({ args }) => args['text']

beforeEach(() => {
  held.length = released.length = 0
  holding = createHolding({ onHold: (step) => held.push(step), onRelease: (run) => released.push(run) })
  enter(1, 'w')
})

const entry = (kind: 'run' | 'action' | 'end', id: string) => ({ kind, id, at: 0, value: undefined })
const enter = (run: number, workflow: string) => holding.step(run, entry('run', workflow))
/** What an action gives when its step comes. */
const reach = (run: number, action: string, text = action): unknown => {
  holding.step(run, entry('action', action))
  return Reflect.apply(holding.around(body), undefined, [{ args: { text } }])
}

it('holds a step at its breakpoint with what its arguments gave, and no other', async () => {
  holding.setBreakpoints([{ workflowId: 'w', actionId: 'b' }])
  expect(reach(1, 'a')).toBe('a')
  const answer = reach(1, 'b')
  expect(held).toEqual([{ run: 1, workflowId: 'w', actionId: 'b', args: { text: 'b' }, isAsked: false }])
  holding.go({ type: 'go', run: 1, isStep: false })
  expect(await answer).toBe('b')
  expect(released).toEqual([1])
  expect(reach(1, 'c')).toBe('c')
})

it('goes on with an argument that was edited', async () => {
  holding.pause()
  const answer = reach(1, 'a')
  expect(held).toMatchObject([{ actionId: 'a', isAsked: true }])
  holding.go({ type: 'go', run: 1, isStep: false, args: { text: 'tried' } })
  expect(await answer).toBe('tried')
  holding.pause()
  const untouched = reach(1, 'b')
  holding.go({ type: 'go', run: 1, isStep: false, args: { other: 1 } })
  expect(await untouched).toBe('b')
})

it('steps through one run, through what it calls too, while others go on', async () => {
  holding.pause()
  const first = reach(1, 'a')
  holding.go({ type: 'go', run: 1, isStep: true })
  await first
  enter(2, 'other')
  expect(reach(2, 'x')).toBe('x')
  enter(1, 'called')
  void reach(1, 'b')
  expect(held.at(-1)).toMatchObject({ run: 1, workflowId: 'called', actionId: 'b' })
  holding.go({ type: 'go', run: 1, isStep: true })
  holding.step(1, entry('end', 'called'))
  holding.step(1, entry('end', 'w'))
  enter(3, 'w')
  expect(reach(3, 'a')).toBe('a')
})

it('lets everything go on when nobody is there to do so, and holds nothing until it is asked again', async () => {
  holding.setBreakpoints([{ workflowId: 'w', actionId: 'a' }])
  const answer = reach(1, 'a')
  expect(answer).toBeInstanceOf(Promise)
  holding.pause()
  holding.letGo()
  expect(await answer).toBe('a')
  expect(released).toEqual([])
  expect(reach(1, 'a')).toBe('a')
})

it('lets nothing begin while the past is on show, and all of it afterwards', async () => {
  holding.freeze(true)
  const answers = [reach(1, 'a'), reach(1, 'b')]
  expect(answers.every((answer) => answer instanceof Promise)).toBe(true)
  holding.freeze(false)
  expect(await Promise.all(answers)).toEqual(['a', 'b'])
  expect(reach(1, 'c')).toBe('c')
})
