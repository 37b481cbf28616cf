import { effect } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { GivenAnswer, TryMessage } from '@heddle/workflow/watch'
import type { Editor } from '../../session/editor.ts'
import { startRun, type Running } from '../running.ts'
import type { TriedPlace } from '../slice.ts'
import { triedInstance } from './tried-instance.ts'

export interface Trial extends TriedPlace, Pick<TryMessage, 'event' | 'parameters' | 'place'> {
  /** Requests get the answers that were recorded, and nothing is sent. */
  readonly isRecorded: boolean
  /** Uid of the instance that it is tried in, where one was chosen. */
  readonly instance?: string | undefined
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
export async function tryWorkflow(
  editor: Editor,
  { isRecorded, workflowId, actionId, event, parameters, place, instance: chosen }: Trial,
): Promise<void> {
  const { session } = editor
  const answers = isRecorded ? recordedAnswers(editor) : undefined
  const instance = triedInstance(editor, workflowId, chosen)
  const running = await draftAt(editor, instance?.pageId ?? pageOfWorkflow(editor, workflowId))
  if (!running) return
  const at = instance ? { ...place, component: { uid: instance.uid, props: {}, variables: {} } } : place
  showWhenEnded(editor, running, workflowId)
  running.send({
    type: 'try',
    workflowId,
    event,
    ...(parameters && { parameters }),
    ...(at && { place: at }),
    ...(actionId !== undefined && { actionId, results: Object.fromEntries(session.lastResults.peek()) }),
    ...(answers && { answers }),
  })
}

/** Emits a trigger of a component at an instance, in the draft of what is drawn now: whatever waits for it there runs. */
export async function fireTrigger(
  editor: Editor,
  { instanceId, trigger, event }: { readonly instanceId: Id; readonly trigger: Id; readonly event: Json },
): Promise<void> {
  const { session, view } = editor
  const { path = [] } = session.inside.peek() ?? {}
  // Inside of other instances it is this very one; elsewhere the draft takes the first that stands.
  const instance = path.at(-1) === instanceId ? path.join('.') : instanceId
  const running = await draftAt(editor, view.pageOf(instanceId))
  running?.send({ type: 'fire', instance, trigger, event })
}

/** The draft of what is drawn now, on a page, with the runs in sight; nothing where it does not come there. */
async function draftAt(editor: Editor, pageId: Id | undefined): Promise<Running | undefined> {
  const { session } = editor
  if (pageId !== undefined) session.pageId.value = pageId
  const before = session.running.peek()
  if (!before || before.isEdited.peek()) await startRun(editor)
  const running = session.running.peek()
  if (!running || !(await untilOn(running, pageId))) return undefined
  session.looked.value = undefined
  session.isRunsOpen.value = true
  return running
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
