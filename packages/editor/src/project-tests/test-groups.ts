import type { Id, TestRecord } from '@heddle/document'
import { testState } from './run-tests.ts'
import type { TestOutcome } from './slice.ts'

/** Tests of one folder, in their order; those of none stand first. */
export interface TestGroup {
  readonly folder: string
  readonly tests: readonly TestRecord[]
}

/** Tests by folder as they are listed. */
export function testGroups(tests: readonly TestRecord[]): readonly TestGroup[] {
  const groups = Map.groupBy(tests, ({ folder }) => folder)
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other)).map(([folder, inside]) => ({ folder, tests: inside }))
}

/** Tests that did not pass when they ran last, also before a change. */
export function failedTests(tests: readonly TestRecord[], outcomes: ReadonlyMap<Id, TestOutcome>): readonly Id[] {
  return tests.flatMap(({ id }) => (['failed', 'asks', 'impossible'].includes(testState(outcomes.get(id))) ? [id] : []))
}

/** Where a test goes that is moved up or down in its folder: what it stands before then. Nothing where it cannot. */
export function placeBeside(tests: readonly TestRecord[], id: Id, by: 1 | -1): { readonly before: Id | null } | undefined {
  const folder = tests.find((test) => test.id === id)?.folder
  const inside = tests.filter((test) => test.folder === folder)
  const at = inside.findIndex((test) => test.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= inside.length) return undefined
  if (by < 0) return { before: inside[to]?.id ?? null }
  // Behind the next one of the folder, which may not be the last of all tests.
  const after = tests[tests.findIndex((test) => test.id === inside[to]?.id) + 1]
  return { before: after?.id ?? null }
}
