import { effect, signal, type ReadonlySignal } from '@preact/signals-core'
import type { NodeRecord } from '@heddle/document'
import { checkBound } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { bindingSteps } from '../session/binding-steps.ts'
import type { Editor } from '../session/editor.ts'
import { boundIn, nodesFrom, type BoundValue } from './bound-values.ts'
import type { Problem } from './problem.ts'
import { words } from './words.ts'

/** Milliseconds without a change before the canvas is asked: later than what the document alone tells. */
const PAUSE = 1000
/** How many values are asked for; the inspector looks at those of the selection whatever comes. */
export const MOST_BOUND = 300

/**
 * What formulas give at this moment and does not fit their fields: a wrong type, a choice that is not offered. Those of the page
 * on show are asked for first, then those of other pages and of components, as far as they read what every page knows.
 * Warnings alone: visitors' data are others. Returns them and a function that stops watching.
 */
export function watchBound(
  editor: Pick<Editor, 'store' | 'view' | 'definitions' | 'canvas'> & {
    readonly session: Pick<Editor['session'], 'pageId' | 'language'>
  },
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const { store, canvas, session, view, definitions } = editor
  const problems = signal<readonly Problem[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Rises with every change: what was asked before it is nobody's any more. */
  let version = 0
  const look = (): void => {
    version += 1
    clearTimeout(timer)
    timer = setTimeout(() => void ask(version), PAUSE)
  }
  const ask = async (asked: number): Promise<void> => {
    const found: Problem[] = []
    let count = 0
    for (const node of nodesFrom(view, session.pageId.peek())) {
      for (const bound of boundIn(node, definitions, view, session.language.peek())) {
        if (count === MOST_BOUND) break
        count += 1
        const problem = await problemOf(node, bound, canvas.peek())
        if (asked !== version) return
        if (problem) found.push(problem)
      }
    }
    problems.value = found
  }
  const stopListening = store.listen(look)
  const stopFollowing = effect(() => {
    if (canvas.value?.isDrawn.value && session.pageId.value) look()
  })
  return [
    problems,
    () => {
      version += 1
      stopListening()
      stopFollowing()
      clearTimeout(timer)
    },
  ]
}

async function problemOf(
  { id: nodeId }: NodeRecord,
  { name, field, binding, values }: BoundValue,
  canvas: Editor['canvas']['value'],
): Promise<Problem | undefined> {
  // A frame that goes away answers nobody.
  const answer = await canvas?.explain(nodeId, binding.code, bindingSteps(binding)).catch(() => undefined)
  const problem = answer?.result.ok ? checkBound(field, answer.result.value as Json | undefined, values) : undefined
  if (problem === undefined) return undefined
  return {
    id: `bound-value/${nodeId}/${name}`,
    severity: 'warning',
    message: words.boundValue(field.label.en, problem),
    nodeId,
  }
}
