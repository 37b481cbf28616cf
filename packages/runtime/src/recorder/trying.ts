import type { RunnableWorkflow, RunnerOptions } from '@heddle/workflow'
import type { TryMessage } from '@heddle/workflow/watch'
import type { Watch } from '../watch/watch.ts'

/** Workflows that are tried: made of those of the page, without what keeps them from running. */
export interface Trying extends Pick<Watch, 'find'> {
  /** What is tried was found, and its run begins now. */
  readonly isBeginning: () => boolean
  /** The id by which it begins once; nothing where the page has no such workflow or action. */
  readonly prepare: (asked: TryMessage) => string | undefined
}

const OWN_ID = 'heddle-try'

export function createTrying(): Trying {
  let known: RunnerOptions['workflow'] = () => undefined
  let tried: RunnableWorkflow | undefined
  /** It was found by its trigger and begins in the same turn, under its own id. */
  let begins: RunnableWorkflow | undefined
  return {
    find(given) {
      known = given
      return (id) => {
        if (id === OWN_ID) {
          begins = tried
          tried = undefined
          return begins
        }
        const found = begins?.id === id ? begins : given(id)
        begins = undefined
        return found
      }
    },
    isBeginning: () => begins !== undefined,
    prepare(asked) {
      const workflow = known(asked.workflowId)
      tried = workflow && runnable(workflow, asked)
      return tried && OWN_ID
    },
  }
}

/**
 * Runs whatever its trigger asks of the event. One action runs with what it holds, and its failure is nobody's to handle; from one
 * action on it is the workflow without what came before.
 */
function runnable(
  workflow: RunnableWorkflow,
  { actionId, parameters, results = {}, isOnward }: TryMessage,
): RunnableWorkflow | undefined {
  const { triggerConditions: _when, ...asked } = workflow
  const always = { ...asked, ...(parameters && { sample: parameters }) }
  if (actionId === undefined) return always
  const action = workflow.actions[actionId]
  if (!action) return undefined
  const given = Object.fromEntries(Object.entries(results).map(([id, result]) => [id, { result }]))
  if (isOnward) return { ...always, firstAction: actionId, results: given }
  const { firstErrorAction: _failing, ...alone } = always
  const { next: _next, disabled: _off, ...only } = action
  return { ...alone, firstAction: actionId, actions: { ...workflow.actions, [actionId]: only }, results: given }
}
