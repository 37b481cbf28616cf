import { effect, signal, type ReadonlySignal } from '@preact/signals-core'
import { isBinding, type Binding, type Id, resolveValue } from '@heddle/document'
import { subtreeOf } from '@heddle/document/operations'
import { checkBound, type Field, type FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { Editor } from '../session/editor.ts'
import type { Problem } from './problem.ts'
import { words } from './words.ts'

/** Milliseconds without a change before the canvas is asked: later than what the document alone tells. */
const PAUSE = 1000
/** How many values of a page are asked for; the inspector looks at those of the selection whatever comes. */
export const MOST_BOUND = 300

/**
 * What formulas on the page on show give at this moment and does not fit their fields: a wrong type, a choice that is not
 * offered. Warnings alone: visitors' data are others. Returns them and a function that stops watching.
 */
export function watchBound(
  editor: Pick<Editor, 'store' | 'view' | 'definitions' | 'canvas'> & {
    readonly session: Pick<Editor['session'], 'pageId' | 'language'>
  },
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const { store, canvas, session } = editor
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
    for (const { nodeId, name, field, code, values } of boundOn(editor, session.pageId.peek())) {
      // A frame that goes away answers nobody.
      const result = await canvas
        .peek()
        ?.evaluate(nodeId, code)
        .catch(() => undefined)
      if (asked !== version) return
      const problem = result?.ok ? checkBound(field, result.value as Json | undefined, values) : undefined
      if (problem === undefined) continue
      const message = words.boundValue(field.label.en, problem)
      found.push({ id: `bound-value/${nodeId}/${name}`, severity: 'warning', message, nodeId })
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

interface BoundValue {
  readonly nodeId: Id
  readonly name: string
  readonly field: Field
  readonly code: string
  /** Of the fields beside it, where they are written out. */
  readonly values: FieldValues
}

/** Values of fields that come from formulas, in the order of the page. */
function boundOn({ view, definitions, session }: Parameters<typeof watchBound>[0], pageId: Id): readonly BoundValue[] {
  const found: BoundValue[] = []
  const context = {
    language: session.language.peek(),
    defaultLanguage: view.defaultLanguage() ?? '',
    languages: view.languages(),
    screenId: 'default',
    screens: view.screens(),
  }
  for (const nodeId of subtreeOf(view, pageId)) {
    const node = view.find('node', nodeId)
    const fields = Object.entries(definitions.get(node?.element ?? '')?.fields ?? {})
    const all = fields.map(([name, field]) => ({ name, field, value: resolveValue(field, node?.props[name], context) }))
    const written = (): FieldValues =>
      Object.fromEntries(all.flatMap(({ name, value }) => (isBinding(value) ? [] : [[name, value]])))
    for (const { name, field, value } of all) {
      if (field.kind === 'formula' || !isBinding(value) || isShaped(value)) continue
      if (found.push({ nodeId, name, field, code: value.code, values: field.kind === 'option' ? written() : {} }) >= MOST_BOUND)
        return found
    }
  }
  return found
}

/** What goes through a filter, an order or a map is not worked out here. */
function isShaped({ filter, sort, map }: Binding): boolean {
  return filter !== undefined || sort !== undefined || map !== undefined
}
