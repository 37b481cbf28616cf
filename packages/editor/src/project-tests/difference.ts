import type { TestResult } from '@heddle/canvas/protocol'
import type { TestExpectation } from '@heddle/document'
import { equalJson, isContainer } from '@heddle/store'
import { showShort } from '../formula/show-value.ts'
import { actionName, variableName, workflowName } from '../runs/run-names.ts'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'

type Ran = Extract<TestResult, { readonly status: 'passed' | 'failed' }>
export type DifferentStep = NonNullable<Ran['step']>
type StepSeen = DifferentStep['expected']

/** What a step is called: its action, or the workflow itself. */
export const stepName = (editor: Editor, { workflowId, actionId }: DifferentStep): string =>
  actionId === undefined ? words.workflowItself : actionName(editor, workflowId, actionId)

/** What differs of a step, down to the smallest part: where it is, and its two values in one line each. */
export interface StepDifference {
  readonly part: string
  readonly expected: string
  readonly given: string
}

export function differenceOf({ expected, given }: DifferentStep): StepDifference {
  if (expected.kind !== given.kind || expected.id !== given.id || expected.kind === 'none')
    return { part: '', expected: seenText(expected), given: seenText(given) }
  const { path, values } = narrow(expected.value, given.value)
  const part = [words.parts[expected.kind], ...(expected.kind === 'call' ? [expected.id] : []), ...path].join(' › ')
  return { part, expected: showShort(values[0]), given: showShort(values[1]) }
}

function seenText({ kind, id, value }: StepSeen): string {
  if (kind === 'none' || kind === 'action' || kind === 'run' || kind === 'skip') return words.parts[kind]
  return `${words.parts[kind]}: ${kind === 'call' ? `${id} ` : ''}${showShort(value)}`
}

/** The innermost values that differ, where only one of all fields does. */
function narrow(a: unknown, b: unknown): { readonly path: readonly string[]; readonly values: readonly [unknown, unknown] } {
  const path: string[] = []
  let values: readonly [unknown, unknown] = [a, b]
  for (;;) {
    const [left, right] = values
    if (!isContainer(left) || !isContainer(right)) break
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    const others = keys.filter((key) => !equalJson(Reflect.get(left, key), Reflect.get(right, key)))
    const [key] = others
    if (others.length !== 1 || key === undefined) break
    path.push(key)
    values = [Reflect.get(left, key), Reflect.get(right, key)]
  }
  return { path, values }
}

/** What is expected, as people call it. */
export function expectationName(editor: Editor, { of, id }: Pick<TestExpectation, 'of' | 'id'>, workflowId: string): string {
  switch (of) {
    case 'variable':
      return editor.view.find('variable', id)?.name ?? variableName(editor, { variables: new Map(), workflowId }, id) ?? id
    case 'result':
      return actionName(editor, workflowOf(editor, id) ?? workflowId, id)
    case 'end':
      return workflowName(editor, id)
  }
}

function workflowOf({ view }: Editor, actionId: string): string | undefined {
  return view.of('workflow').find(({ actions }) => Object.hasOwn(actions, actionId))?.id
}

/** Why a test did not pass, in one line. */
export function failureText(editor: Editor, result: TestResult): string {
  if (result.status === 'impossible') return result.reason
  if (result.status === 'asks') return `${words.asksTitle} (${result.call.name})`
  const { step } = result
  if (step) {
    const { part, expected, given } = differenceOf(step)
    return `${stepName(editor, step)}, ${part && `${part}: `}${expected} → ${given}`
  }
  const wrong = result.values.find(({ isMet }) => !isMet)
  return wrong ? `${expectationName(editor, wrong, '')}: ${showShort(wrong.value)} → ${showShort(wrong.given)}` : ''
}

/** Shows the step in its workflow. */
export function openStep({ session, view }: Editor, { workflowId, actionId }: DifferentStep): void {
  const workflow = view.find('workflow', workflowId)
  if (!workflow) return
  session.looked.value = undefined
  session.subject.value = workflowId
  session.openWorkflows.value = { ...session.openWorkflows.value, [workflowId]: true }
  session.action.value = actionId === undefined || !workflow.actions[actionId] ? undefined : { workflowId, actionId }
}
