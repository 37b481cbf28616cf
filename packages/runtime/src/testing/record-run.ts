import { actionDefinitions } from '@heddle/actions/definitions'
import { actionRuns } from '@heddle/actions/runs'
import { blankPage, blankSite, createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { functionCalls } from '@heddle/functions/calls'
import type { ActionPorts } from '@heddle/kit'
import { testedProject } from '@heddle/publish/compile'
import { portReads } from '@heddle/ports/reads'
import { createStore } from '@heddle/store'
import { createCancel, createRunner } from '@heddle/workflow'
import { createRecorder, writeRecording, type KeptRecording } from '@heddle/workflow/trace'
import { createRunTest, type TestedProject, type TestedRun } from '../run-test.ts'
import { createTestSandbox } from '../test-sandbox.ts'

/** 16 characters that begin with a readable name. */
export const id = (name: string): string => name.padEnd(16, '0')
export const HOME = id('home')

const actions = new Map(actionDefinitions.map((definition) => [definition.type, definition]))

/** Runs tests with the whole catalogue. */
const run = createRunTest({ functions: functionCalls, actions: actionRuns, reads: portReads })
export const runTest = (project: TestedProject, test: TestedRun) => run(() => project, test)

/** A project of one page with the given records. */
export function projectOf(records: readonly DocumentRecord[]): DocumentView {
  const all = [blankSite(id('site'), 'Desk', HOME, 'en'), blankPage(HOME, 'Home', 'home', 'a0', ['en']), ...records]
  return createDocumentView(createStore<DocumentRecord>(all))
}

export const tested = (view: DocumentView) => testedProject(view, { pageId: HOME, lang: 'en' }, new Map(), actions)

/** Records a run as a draft does, and what was kept of it as a test keeps it. */
export async function recordRun(
  view: DocumentView,
  workflowId: string,
  ports: Readonly<Record<string, object>> = {},
  { event, ...more }: Partial<KeptRecording> & { readonly event?: unknown } = {},
): Promise<string> {
  const project = tested(view)
  const blank: KeptRecording = {
    workflowId,
    input: { event, parameters: {}, chain: [] },
    entries: [],
    calls: [],
    given: [],
    began: Date.UTC(2026, 4, 4),
    page: { id: HOME, path: '/', lang: 'en' },
    values: {},
    rows: {},
    ...more,
  }
  const sandbox = createTestSandbox(project, blank, functionCalls, {})
  const trace = createRecorder()
  const runner = createRunner({
    trace,
    workflow: (wanted) => project.workflows.find((workflow) => workflow.id === wanted),
    bodyOf: (type) => actionRuns[type],
    evaluate: sandbox.evaluator.resolve,
    hostFor: () => ({ ...sandbox.ports, ...ports }) as unknown as ActionPorts,
    clock: { now: () => 0 },
    log: () => undefined,
    changeValue: (_type, _current, value) => value,
  })
  await runner.run(workflowId, { scope: sandbox.scope, event, signal: createCancel().signal })
  const [recording] = trace.recordings()
  if (!recording?.answers) throw new Error('Nothing was recorded')
  const { input, entries, answers } = recording
  return writeRecording({ ...blank, input, entries, calls: answers.calls })
}
