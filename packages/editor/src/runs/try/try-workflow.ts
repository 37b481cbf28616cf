import { effect } from '@preact/signals-core'
import type { GivenAnswer, TryMessage } from '@heddle/workflow/watch'
import type { Editor } from '../../session/editor.ts'
import { startRun, type Running } from '../running.ts'
import type { TriedPlace } from '../slice.ts'

export interface Trial extends TriedPlace, Pick<TryMessage, 'event' | 'parameters'> {
  /** Requests get the answers that were recorded, and nothing is sent. */
  readonly isRecorded: boolean
}

/** Answers that requests got so far, the oldest first. */
export function recordedAnswers({ session }: Pick<Editor, 'session'>): readonly GivenAnswer[] {
  return session.runLog.requests.peek().flatMap(({ request: { method, url, body }, answer }) => {
    if (!answer) return []
    const { status, headers, text } = answer
    return [{ method, url, body, status, headers, text }]
  })
}

/** The page that a workflow belongs to; nothing where it is of the whole project. */
export function pageOfWorkflow({ view }: Pick<Editor, 'view'>, id: string): string | undefined {
  const owner = view.get(view.find('workflow', id)?.ownerId ?? '')
  return owner?.kind === 'page' ? owner.id : owner?.kind === 'node' ? view.pageOf(owner.id) : undefined
}

/** Tries a workflow, or one of its actions alone, in the draft of what is drawn now; shows the run when it has ended. */
export async function tryWorkflow(editor: Editor, { isRecorded, workflowId, actionId, event, parameters }: Trial): Promise<void> {
  const { session } = editor
  const answers = isRecorded ? recordedAnswers(editor) : undefined
  const pageId = pageOfWorkflow(editor, workflowId)
  if (pageId !== undefined) session.pageId.value = pageId
  const before = session.running.peek()
  if (!before || before.isEdited.peek()) await startRun(editor)
  const running = session.running.peek()
  if (!running || !(await untilOn(running, pageId))) return
  session.looked.value = undefined
  session.isRunsOpen.value = true
  showWhenEnded(editor, running, workflowId)
  running.send({
    type: 'try',
    workflowId,
    event,
    ...(parameters && { parameters }),
    ...(actionId !== undefined && { actionId, results: Object.fromEntries(session.lastResults.peek()) }),
    ...(answers && { answers }),
  })
}

/** Whether the draft came to a page; one that does not answer never does. */
function untilOn({ pageId, state, isOver }: Running, wanted: string | undefined): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stop = effect(() => {
    const shown = pageId.value
    if (isOver.value || state.value === 'silent') resolve(false)
    else if (shown !== undefined && (wanted === undefined || shown === wanted)) resolve(true)
  })
  return promise.finally(stop)
}

/** Looks at the run that is tried as soon as it has ended: before, looking at it would hold it. */
function showWhenEnded({ session }: Editor, { isOver }: Running, workflowId: string): void {
  const last = session.runLog.runs.peek().at(-1)?.number ?? 0
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const stop = effect(() => {
    const run = session.runLog.runs.value.find((one) => one.number > last && one.isTried && one.workflowId === workflowId)
    if (run?.took === undefined && !isOver.value) return
    if (run && session.looked.peek() === undefined) session.looked.value = { run: run.number, step: undefined }
    resolve(undefined)
  })
  void promise.then(stop)
}
