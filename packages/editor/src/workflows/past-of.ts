import type { Id, WorkflowRecord } from '@heddle/document'
import { pastNames, type PastAction } from '../formula/past-names.ts'
import type { PastValues } from '../formula/past-values.ts'
import type { Editor } from '../session/editor.ts'
import { labelOf } from './data-at.ts'
import { EXAMPLES } from './results.ts'
import type { LastRun } from './slice.ts'
import { readSample } from './sample-events.ts'
import { triggersOf } from './triggers-of.ts'
import { words } from './words.ts'

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
/** What a formula reads of a run. */
const OF_A_RUN = /\bevent\b|\bcontext\.(?:workflow|parameters|variables)\b/
/** What its place gave it. */
const OF_A_PLACE = /\bcontext\.(?:item|component|local)\b/
const READ_ACTION = /context\.workflow\[['"]([a-z0-9]{16})['"]\]/g
const READ_ERROR = /context\.workflow\.error\b/

/**
 * What formulas of a workflow are shown with: values of its last run that was seen; without one the event of the last try, else the
 * example of its trigger. What an action gave alone goes along.
 * @param run how it ran last
 */
export function pastOf(workflow: WorkflowRecord, editor: Editor, run: LastRun | undefined): PastValues {
  const { session } = editor
  const results = session.lastResults.peek()
  const sample = readSample(workflow.id)
  const example = triggersOf(workflow, editor).find(({ name }) => name === workflow.trigger)?.example ?? {}
  const actions = new Map(
    Object.keys(workflow.actions).flatMap((id): [Id, PastAction][] => {
      const past = run?.state.actions.get(id) ?? (results.has(id) ? { result: results.get(id) } : undefined)
      return past ? [[id, past]] : []
    }),
  )
  const { parameters: tried } = sample
  const parameters = {
    ...Object.fromEntries(workflow.parameters.map(({ name, type }) => [name, EXAMPLES[type] ?? null])),
    ...(typeof tried === 'object' && !Array.isArray(tried) && tried),
    ...run?.state.parameters,
  }
  const names = pastNames({ ...run?.state, event: run ? run.state.event : (sample.event ?? example), parameters, actions })
  const whence = run
    ? words.past[run.isTried ? 'tried' : 'run'](TIME.format(run.began))
    : words.past[sample.event === undefined ? 'example' : 'sample']
  const isOfRun = (code: string): boolean => OF_A_RUN.test(code) || (run?.state.place !== undefined && OF_A_PLACE.test(code))
  const missingIn = (code: string): string | undefined => {
    const unknown = [...code.matchAll(READ_ACTION)].find(([, id = '']) => workflow.actions[id] && !actions.has(id))?.[1]
    const action = workflow.actions[unknown ?? '']
    if (action) return words.past[run ? 'notReached' : 'unknown'](labelOf(action, editor))
    return READ_ERROR.test(code) && run?.state.error === undefined ? words.past.noError : undefined
  }
  return {
    names,
    noteOf: (code) => {
      const missing = missingIn(code)
      return { ...(isOfRun(code) && { whence }), ...(missing !== undefined && { missing }) }
    },
  }
}
