import type { VariableType } from '@heddle/document'
import { coerceVariable } from '@heddle/document/values'
import type { FormulaFunctions } from '@heddle/formula/functions'
import type { ActionBody, PluginBrowser } from '@heddle/kit'
import { equalJson } from '@heddle/store'
import {
  keptValue,
  readRecording,
  rerun,
  type AskedCall,
  type KeptRecording,
  type Rerun,
  writeRecording,
} from '@heddle/workflow/trace'
import { differentStep, valueGiven, type DifferentStep } from './compare-runs.ts'
import { instanceAt } from './scope/instance-at.ts'
import { MESSAGES } from './test-messages.ts'
import { createTestSandbox, type TestedProject, type TestSandbox } from './test-sandbox.ts'

export type { DifferentStep, StepSeen } from './compare-runs.ts'
export type { TestedProject } from './test-sandbox.ts'

/** A value that has to come out again (`TestExpectation` of the document). */
export interface ExpectedValue {
  readonly of: 'variable' | 'result' | 'end'
  readonly id: string
  readonly value: unknown
}

export interface TestedRun {
  readonly recording: string
  readonly expected: readonly ExpectedValue[]
  readonly isExact?: boolean
}

export type TestResult =
  | {
      readonly status: 'passed' | 'failed'
      /** In the order of what was expected. */
      readonly values: readonly (ExpectedValue & { readonly given: unknown; readonly isMet: boolean })[]
      readonly step: DifferentStep | undefined
      /** What was done to the world that had not been done when it was recorded: nothing came of it. */
      readonly effects: readonly AskedCall[]
      /** The run as it was now, for whoever takes it as the expected one. */
      readonly recording: string
    }
  /** It reads something that it had not read before: an answer has to be given. */
  | { readonly status: 'asks'; readonly call: AskedCall }
  | { readonly status: 'impossible'; readonly reason: string }

/** Gives what a test runs on: the project as it is on a page in a language. */
export type ProjectAt = (place: { readonly pageId: string; readonly lang: string }) => TestedProject

export type RunTest = (projectAt: ProjectAt, test: TestedRun) => Promise<TestResult>

export interface RunTestCode {
  readonly functions: FormulaFunctions
  readonly actions: Readonly<Record<string, ActionBody>>
  readonly browsers?: Readonly<Record<string, PluginBrowser>>
  /** Methods of ports that tell something of the world; others change it. */
  readonly reads: ReadonlySet<string>
}

/** Actions of one test: more of them are no run that somebody recorded. */
const MOST_ACTIONS = 100_000

/**
 * Makes the function that runs tests of a project: a recorded run with the workflows, formulas and actions of today, on a sandbox;
 * what it asks of the world is answered from the recording. Nothing outside is asked or changed. Never rejects.
 */
export function createRunTest({ functions, actions, browsers = {}, reads }: RunTestCode): RunTest {
  return async (projectAt, { recording: text, expected, isExact = false }) => {
    const kept = readRecording(text)
    if (!kept) return { status: 'impossible', reason: MESSAGES.noRecording }
    const project = projectAt({ pageId: kept.page.id, lang: kept.page.lang })
    const workflows = new Map(project.workflows.map((workflow) => [workflow.id, workflow]))
    if (!project.page) return { status: 'impossible', reason: MESSAGES.testedPageGone }
    if (!workflows.has(kept.workflowId)) return { status: 'impossible', reason: MESSAGES.testedWorkflowGone }
    const sandbox = createTestSandbox(project, kept, functions, browsers)
    const given = new Map(kept.given.map((one) => [callKey(one), one]))
    const result = await rerun(recordingOf(kept), {
      workflow: (id) => workflows.get(id),
      bodyOf: (type) => (Object.hasOwn(actions, type) ? actions[type] : undefined),
      evaluate: sandbox.evaluator.resolve,
      changeValue(type, current, value, change) {
        const coerced = coerceVariable(type as VariableType, current, value, change)
        if (!coerced.ok) throw new Error(coerced.message)
        return coerced.value
      },
      sandbox,
      isRead: (name) => reads.has(name),
      given: (call) => given.get(callKey(call)),
      onAnswer: sandbox.onAnswer,
      limits: { actions: MOST_ACTIONS },
    })
    return conclude(result, kept, sandbox, expected, isExact)
  }
}

const callKey = ({ actionId, name, occurrence }: Omit<AskedCall, 'args'>): string => `${actionId} ${name} ${occurrence}`

const recordingOf = ({ workflowId, input, entries, calls }: KeptRecording) => ({
  workflowId,
  input,
  entries,
  dropped: 0,
  isEnded: true,
  size: 0,
  answers: { values: [], calls, times: [], arrivals: [], isExact: true },
})

function conclude(
  result: Rerun,
  kept: KeptRecording,
  { variables, scope }: TestSandbox,
  expected: readonly ExpectedValue[],
  isExact: boolean,
): TestResult {
  if (result.status === 'impossible') return result
  if (result.status === 'asks') return { status: 'asks', call: { ...result.call, args: keptValue(result.call.args) } }
  // Ids of a component's variables are no ids of the project's.
  const own = instanceAt(scope)?.variables
  const held = (id: string) => (own?.list().some((variable) => variable.id === id) ? own : variables).peek(id)
  const entries = result.entries.map((entry) => ({ ...entry, value: keptValue(entry.value) }))
  const values = expected.map((one) => {
    const given = one.of === 'variable' ? keptValue(held(one.id)) : valueGiven(one, entries)
    return { ...one, given, isMet: equalJson(given, one.value) }
  })
  const step = differentStep(kept.entries, entries)
  const isPassed = values.every(({ isMet }) => isMet) && !(isExact && step)
  return {
    status: isPassed ? 'passed' : 'failed',
    values,
    step,
    effects: result.effects.map((call) => ({ ...call, args: keptValue(call.args) })),
    recording: writeRecording({ ...kept, entries: result.entries, calls: result.recording.answers?.calls ?? [] }),
  }
}
