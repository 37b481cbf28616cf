import { effect, signal, type ReadonlySignal } from '@preact/signals-core'
import type { ComponentFormula, DocumentRecord, DocumentView, FormulaExample, Id } from '@heddle/document'
import type { Diff } from '@heddle/store'
import type { Editor } from '../session/editor.ts'
import { runExample, type ExampleOutcome } from '../session/run-example.ts'
import type { Problem } from './problem.ts'
import { words } from './words.ts'

/** Milliseconds without a change before examples are tried again. */
const PAUSE = 600
/** Kinds of records that a formula can read. */
const READ: ReadonlySet<string> = new Set(['formula', 'variable', 'collection', 'library-component', 'plugin', 'page', 'site'])

/** A formula with examples, and where it is. */
interface Tried {
  readonly key: string
  readonly name: string
  readonly recordId: Id
  readonly formula: Pick<ComponentFormula, 'code' | 'parameters' | 'filter' | 'sort'>
  readonly examples: readonly FormulaExample[]
  /** The component whose instance it sees. */
  readonly placeId?: Id
}

/**
 * Examples of all formulas, tried where pages are drawn whenever a record changes that formulas read. One that gives something
 * else is a warning. Returns them and a function that stops watching.
 */
export function watchExamples(
  editor: Pick<Editor, 'store' | 'view' | 'canvas'> & { readonly session: Pick<Editor['session'], 'examples'> },
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const { store, view, canvas, session } = editor
  const problems = signal<readonly Problem[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Rises with every change: what was asked before it is nobody's any more. */
  let version = 0
  const plan = (): void => {
    version += 1
    clearTimeout(timer)
    timer = setTimeout(() => void tryAll(version), PAUSE)
  }
  const tryAll = async (asked: number): Promise<void> => {
    const connection = canvas.peek()
    if (!connection) return
    const outcomes = new Map<string, readonly ExampleOutcome[]>()
    const found: Problem[] = []
    for (const tried of formulasWithExamples(view)) {
      const results: ExampleOutcome[] = []
      for (const example of tried.examples) {
        // A frame that goes away answers nobody.
        const outcome = await runExample(connection, tried.formula, example, tried.placeId).catch(() => undefined)
        if (asked !== version || !outcome) return
        const problem = problemOf(tried, example, results.length, outcome)
        if (problem) found.push(problem)
        results.push(outcome)
      }
      outcomes.set(tried.key, results)
    }
    session.examples.value = outcomes
    problems.value = found
  }
  const stopListening = store.listen((diff) => touches(diff, view) && plan())
  const stopFollowing = effect(() => {
    if (canvas.value?.isDrawn.value) plan()
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

function touches({ put, set, remove }: Diff<DocumentRecord>, view: DocumentView): boolean {
  return (
    [put, remove].some((part) => Object.values(part ?? {}).some(({ kind }) => READ.has(kind))) ||
    Object.keys(set ?? {}).some((id) => READ.has(view.get(id)?.kind ?? ''))
  )
}

function* formulasWithExamples(view: DocumentView): Generator<Tried> {
  for (const formula of view.of('formula')) {
    const { id, name, examples = [] } = formula
    if (examples.length > 0) yield { key: id, name, recordId: id, formula, examples }
  }
  for (const component of view.of('library-component')) {
    const { id, formulas = {} } = component
    for (const [key, formula] of Object.entries(formulas)) {
      const { examples = [] } = formula
      const name = `${component.name} › ${formula.name}`
      if (examples.length > 0) yield { key: exampleKey(id, key), name, recordId: id, formula, examples, placeId: id }
    }
  }
}

/** Key of the examples of a formula that a component has. */
export function exampleKey(componentId: Id, formulaId: Id): string {
  return `${componentId}/${formulaId}`
}

function problemOf(
  { key, name, recordId }: Tried,
  example: FormulaExample,
  at: number,
  outcome: ExampleOutcome,
): Problem | undefined {
  if (outcome.isMet) return undefined
  const now = outcome.message ?? JSON.stringify(outcome.actual)
  const what = example.name ?? words.exampleAt(at + 1)
  const message = words.failingExample(name, what, JSON.stringify(example.expected), now)
  return { id: `failing-example/${key}/${at}`, severity: 'warning', message, recordId }
}
