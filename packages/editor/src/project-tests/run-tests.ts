import type { TestResult } from '@heddle/canvas/protocol'
import type { DocumentRecord, Id, TestRecord } from '@heddle/document'
import type { Diff } from '@heddle/store'
import { messageOf } from '../server/request.ts'
import type { Editor } from '../session/editor.ts'
import type { TestOutcome } from './slice.ts'
import { words } from './words.ts'

/** Runs what a test keeps, whether it is one already or not, where pages are drawn. Never rejects. */
export async function tryTest(
  { canvas }: Pick<Editor, 'canvas'>,
  test: Pick<TestRecord, 'recording' | 'expected' | 'isExact'>,
): Promise<TestResult> {
  const connection = canvas.peek()
  if (!connection) return { status: 'impossible', reason: words.needsCanvas }
  const { recording, expected, isExact } = test
  try {
    return await connection.runTest({ recording, expected, ...(isExact && { isExact }) })
  } catch (error) {
    return { status: 'impossible', reason: messageOf(error) }
  }
}

/** Runs tests one after another and keeps how each came out. */
export async function runTests(editor: Editor, ids: readonly Id[]): Promise<void> {
  const { session, view } = editor
  const note = (id: Id, result: TestResult | undefined): void => {
    session.testOutcomes.value = new Map(session.testOutcomes.peek()).set(id, { result, isStale: false })
  }
  for (const id of ids) note(id, undefined)
  for (const id of ids) {
    const test = view.find('test', id)
    if (!test) continue
    const result = await tryTest(editor, test)
    note(id, result)
  }
}

/** Whether a change may make tests come out another way. */
export function touchesTests({ put, set, remove }: Diff<DocumentRecord>, view: Editor['view']): boolean {
  const isRead = (kind: string | undefined): boolean => READ.has(kind ?? '')
  return (
    [put, remove].some((part) => Object.values(part ?? {}).some(({ kind }) => isRead(kind))) ||
    Object.keys(set ?? {}).some((id) => isRead(view.get(id)?.kind))
  )
}
const READ: ReadonlySet<string> = new Set([
  'workflow',
  'formula',
  'variable',
  'collection',
  'plugin',
  'page',
  'library-component',
])

/** What was found before a change is told as such. */
export const stale = (outcomes: ReadonlyMap<Id, TestOutcome>): ReadonlyMap<Id, TestOutcome> =>
  new Map(Array.from(outcomes, ([id, outcome]) => [id, { ...outcome, isStale: true }]))

/** How a test stands, as one word. */
export type TestState = keyof typeof words.states

export function testState(outcome: TestOutcome | undefined): TestState {
  return outcome ? (outcome.result?.status ?? 'running') : 'none'
}
