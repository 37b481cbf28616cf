import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Problem } from '../problems/problem.ts'
import type { Editor } from '../session/editor.ts'
import { failureText } from './difference.ts'
import { words } from './words.ts'

/** Tests that failed when they ran last, as far as nothing was changed since: each is a warning. */
export function failingTests(editor: Editor): ReadonlySignal<readonly Problem[]> {
  const { session, view } = editor
  return computed(() =>
    [...session.testOutcomes.value].flatMap(([id, { result, isStale }]): readonly Problem[] => {
      const test = view.find('test', id)
      if (!test || !result || isStale || result.status === 'passed') return []
      const message = words.failing(test.name, failureText(editor, result))
      return [{ id: `failing-test/${id}`, severity: 'warning', message, testId: id }]
    }),
  )
}
