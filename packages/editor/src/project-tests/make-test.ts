import { MAX_EXPECTATIONS, type Id, type TestExpectation } from '@heddle/document'
import { equalJson, type Json } from '@heddle/store'
import { isSecretName, keptValue, MASK, secretTexts, withoutTexts, type KeptRecording } from '@heddle/workflow/trace'
import type { KeptRun } from '../runs/run-log.ts'
import { instanceValuesAt } from '../runs/past-state.ts'
import { stepsOf } from '../runs/run-steps.ts'
import { words } from './words.ts'

/** Why a run cannot become a test; nothing where it can. */
export function whyNoTest({ took, recording }: KeptRun): string | undefined {
  if (took === undefined || !recording) return words.cannotMake.going
  if (!recording.answers || recording.dropped > 0) return words.cannotMake.cut
  return recording.answers.arrivals.some(({ call }) => call === undefined) ? words.cannotMake.cancelled : undefined
}

/** What a test keeps of a run: without secrets, and without what only a replay needs. */
export function recordingOf(run: KeptRun): KeptRecording {
  const { workflowId, input, entries, recording, began, page, values, variables, collections } = run
  return {
    workflowId,
    input,
    entries,
    calls: recording?.answers?.calls ?? [],
    given: [],
    began,
    page: page ?? { id: '', path: '/', lang: '' },
    values: Object.fromEntries(
      Array.from(values, ([id, value]) => [id, isSecretName(variables.get(id)?.name ?? '') ? MASK : value]),
    ),
    // Of what is too large to be told whole, a test works on what stands in the project.
    rows: Object.fromEntries([...collections.values()].flatMap(({ id, rows, isWhole }) => (isWhole ? [[id, rows]] : []))),
  }
}

/** Names of the collections that a test does not keep: of what was told in part it reads what the project has. */
export function notKeptOf({ collections }: KeptRun): readonly string[] {
  return [...collections.values()].flatMap(({ name, isWhole }) => (isWhole ? [] : [name]))
}

/** Texts of a run that no test keeps: values of variables that are called like secrets, and what stands under or beside such a name. */
export function secretsOf(run: KeptRun, nameOf: NameOf = nameIn(run)): ReadonlySet<string> {
  const { input, entries, recording, values, changes } = run
  const isSecret = (id: string): boolean => isSecretName(nameOf(id) ?? '')
  const own = [...instanceValuesAt(run, 0), ...finalValues(run)]
  const held = [...values, ...own, ...changes.flatMap(({ id, from, to }) => [[id, from] as const, [id, to] as const])]
  const secret = held.flatMap(([id, value]) => (isSecret(id) ? [{ secret: value }] : []))
  return secretTexts([...secret, input, recording?.answers?.calls ?? []], entries)
}

/** What a variable of a run is called. */
export type NameOf = (id: Id) => string | undefined

const nameIn =
  ({ variables }: KeptRun): NameOf =>
  (id) =>
    variables.get(id)?.name

/** Variables of the instance that a run stands in, when it had ended. */
const finalValues = (run: KeptRun): ReadonlyMap<Id, unknown> => instanceValuesAt(run, run.entries.length)

/** A value of a run that a test may expect. */
export interface OfferedValue extends TestExpectation {
  /** Chosen unless somebody says otherwise. */
  readonly isSuggested: boolean
}

/**
 * What of a run may be expected: variables, those first that it changed, of the instance too; what its actions gave; and how it ended. What is secret
 * is not offered.
 */
export function offeredValues(run: KeptRun, nameOf: NameOf = nameIn(run)): readonly OfferedValue[] {
  const secrets = secretsOf(run, nameOf)
  const kept = (value: unknown): Json => keptValue(withoutTexts(value, secrets)) as Json
  const [began, ended] = [instanceValuesAt(run, 0), finalValues(run)]
  const now = new Map([...run.values, ...ended])
  for (const { id, to } of run.changes) now.set(id, to)
  const own = [...ended].flatMap(([id, value]) => (equalJson(kept(value), kept(began.get(id))) ? [] : [id]))
  const changed = new Set([...run.changes.map(({ id }) => id), ...own])
  const ids = [...changed, ...Array.from(now.keys()).filter((id) => !changed.has(id))]
  const variables = ids
    .filter((id) => !isSecretName(nameOf(id) ?? ''))
    .map((id): OfferedValue => ({ of: 'variable', id, value: kept(now.get(id)), isSuggested: changed.has(id) }))
  const results = new Map<string, OfferedValue>()
  for (const { actionId, result } of stepsOf(run)) {
    if (result?.value !== undefined && result.value !== null)
      results.set(actionId, { of: 'result', id: actionId, value: kept(result.value), isSuggested: false })
  }
  const end = run.entries.findLast(({ kind, id }) => kind === 'end' && id === run.workflowId)
  const conclusion: OfferedValue = { of: 'end', id: run.workflowId, value: kept(end?.value), isSuggested: changed.size === 0 }
  return [conclusion, ...variables, ...results.values()].slice(0, MAX_EXPECTATIONS)
}
