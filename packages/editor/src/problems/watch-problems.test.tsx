import { createStore } from '@heddle/store'
import { createDocumentView } from '@heddle/document'
import type { DocumentRecord, NodeRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { fieldsOfDefinitions, Page, recordsOf, Section, Text } from '@heddle/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProblemScope } from './problem.ts'
import { loadRules, watchProblems } from './watch-problems.ts'

const MOST_TASKS = 100
let stop: (() => void) | undefined
beforeEach(async () => {
  // Fetched before time stands still.
  await loadRules()
  vi.useFakeTimers()
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

function watch(usageParts = 0) {
  const store = createStore<DocumentRecord>(
    recordsOf(
      <Page id="page" name="Home">
        <Section id="section">
          <Text id="text">Hello</Text>
        </Section>
      </Page>,
      { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
    ),
  )
  const view = createDocumentView(store)
  let lists = 0
  let [waits, parts] = [usageParts, 0]
  const counted: typeof view = {
    ...view,
    of: (kind) => ((lists += 1), view.of(kind)),
    readUsages: (isOver) => ((parts += 1), waits > 0 ? ((waits -= 1), false) : view.readUsages(isOver)),
  }
  const scope: ProblemScope = {
    view: counted,
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(),
  }
  const [problems, stopWatching] = watchProblems(store, scope)
  stop = stopWatching
  const node = store.get([...store.ids('node')].at(-1) ?? '') as NodeRecord
  const spoil = (): void => store.apply({ set: { [node.id]: { element: [node.element, 'nowhere'] } } })
  return { problems, spoil, listsSoFar: () => lists, partsSoFar: () => parts }
}

test('a look over the document lets other work go first after every rule', async () => {
  const { listsSoFar } = watch()
  const byTask: number[] = []
  for (let task = 0; task < MOST_TASKS && vi.getTimerCount() > 0; task += 1) {
    const before = listsSoFar()
    await vi.advanceTimersToNextTimerAsync()
    byTask.push(listsSoFar() - before)
  }
  const all = listsSoFar()
  expect(byTask.filter((lists) => lists > 0).length).toBeGreaterThan(3)
  expect(Math.max(...byTask)).toBeLessThan(all / 2)
})

test('a change in the middle of a look begins it anew: what is told belongs to the document as it is', async () => {
  const { problems, spoil } = watch()
  const told: string[][] = []
  const stopTelling = problems.subscribe((found) => told.push(found.map(({ id }) => id.split('/')[0] ?? '')))
  await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersToNextTimerAsync()
  spoil()
  await vi.runAllTimersAsync()
  stopTelling()
  expect(told).toHaveLength(2)
  expect(told.at(-1)).toContain('unknown-element')
})

test('nothing is told once watching has stopped', async () => {
  const { problems, spoil } = watch()
  await vi.advanceTimersToNextTimerAsync()
  spoil()
  stop?.()
  await vi.runAllTimersAsync()
  expect(problems.value).toEqual([])
})

test('who uses whom is read before the rules look, in parts of which each lets other work go first', async () => {
  const { listsSoFar, partsSoFar } = watch(3)
  const byTask: number[] = []
  while (partsSoFar() < 4) {
    const before = partsSoFar()
    await vi.advanceTimersToNextTimerAsync()
    byTask.push(partsSoFar() - before)
    if (partsSoFar() < 4) expect(listsSoFar()).toBe(0)
  }
  expect(byTask.filter((count) => count > 0).length).toBeGreaterThan(1)
})
