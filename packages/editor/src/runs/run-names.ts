import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { Editor } from '../session/editor.ts'
import { nodeName } from '../session/tree.ts'
import { summaryOf } from '../workflows/action-summary.ts'
import { shortTriggerLabel } from '../workflows/triggers-of.ts'
import type { DrawnWorkflows, KeptRun } from './run-log.ts'
import { triedComponent } from './try/tried-instance.ts'
import { words } from './words.ts'

export const workflowName = ({ view }: Editor, id: Id, drawn: DrawnWorkflows = {}): string =>
  (drawn[id] ?? view.find('workflow', id))?.name || words.gone

/** What started runs of a workflow, and on what: `Click · Send what is shown`. */
export function startOf(editor: Editor, id: Id, drawn: DrawnWorkflows = {}): string {
  const workflow = drawn[id] ?? editor.view.find('workflow', id)
  if (!workflow) return ''
  return [shortTriggerLabel(workflow, editor), ownerName(editor, workflow)].filter(Boolean).join(' · ')
}

function ownerName(editor: Editor, { ownerId }: WorkflowRecord): string {
  const owner = ownerId === undefined ? undefined : editor.view.get(ownerId)
  if (owner?.kind === 'node') return nodeName(editor, owner.id)
  return owner && 'name' in owner ? String(owner.name) : ''
}

/** What a variable is called: of the project as it was when the run began, else of the component that its workflow stands in. */
export function variableName({ view }: Pick<Editor, 'view'>, { variables, workflowId }: NamedRun, id: Id): string | undefined {
  const component = triedComponent(view, view.find('workflow', workflowId)?.ownerId)
  return variables.get(id)?.name ?? component?.variables?.[id]?.name
}
type NamedRun = Pick<KeptRun, 'variables' | 'workflowId'>

/** What an action does, in the words of the list of its workflow: as it is drawn, or as it was when it ran. */
export function actionName(editor: Editor, workflowId: Id, actionId: Id, drawn: DrawnWorkflows = {}): string {
  const workflow = drawn[workflowId] ?? editor.view.find('workflow', workflowId)
  const action: ActionRecord | undefined = workflow?.actions[actionId]
  if (!action) return words.goneAction
  const definition = editor.actions.all.peek()?.get(action.type)
  return summaryOf(action, definition, editor, workflow?.actions)
    .map(({ text }) => text)
    .join('')
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const CLOCK_EXACT = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

export const clock = (time: number): string => CLOCK.format(time)
export const exactClock = (time: number): string => CLOCK_EXACT.format(time)

/** A duration: short ones in milliseconds. */
export const duration = (milliseconds: number | undefined): string =>
  milliseconds === undefined
    ? ''
    : milliseconds < 10_000
      ? `${Math.round(milliseconds)} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`
