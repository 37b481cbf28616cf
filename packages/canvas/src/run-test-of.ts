import type { DocumentView } from '@heddle/document'
import { testedProject } from '@heddle/publish/compile'
import { MESSAGES } from './messages.ts'
import type { FromCanvas, ToCanvas } from './protocol.ts'
import type { CanvasOptions } from './run-canvas.ts'

type Question = Extract<ToCanvas, { readonly type: 'run-test' }>
type Answer = Extract<FromCanvas, { readonly type: 'run-test-answer' }>

/** Runs a test of the project on the records as they are now. Nothing on the page changes. Never rejects. */
export async function runTestOf(
  { request, test }: Question,
  view: DocumentView,
  { loadTesting, plugins = [] }: Pick<CanvasOptions, 'loadTesting' | 'plugins'>,
): Promise<Answer> {
  try {
    const { actions, runTest } = (await loadTesting?.()) ?? {}
    if (!actions || !runTest) throw new Error(MESSAGES.noTests)
    const byNamespace = new Map(plugins.map((plugin) => [plugin.namespace, plugin]))
    const byType = new Map(actions.map((action) => [action.type, action]))
    const result = await runTest((place) => testedProject(view, place, byNamespace, byType), test)
    return { type: 'run-test-answer', request, result }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { type: 'run-test-answer', request, result: { status: 'impossible', reason } }
  }
}
