import type { DocumentView, Issue, TestRecord } from '@heddle/document'
import type { ActionDefinition } from '@heddle/kit'
import type { TestReport } from '@heddle/publish'
import { TEXTS } from './texts.ts'

/** Longest text of a value in a message, in characters. */
const SHOWN = 60

/** What is told of a test that did not pass: its name, and the first step that came out another way. */
export function failureOf(
  { id, name }: TestRecord,
  report: TestReport,
  view: DocumentView,
  actions: ReadonlyMap<string, ActionDefinition>,
): Issue | undefined {
  if (report.status === 'passed') return undefined
  return {
    code: 'failing-test',
    severity: 'error',
    path: `test/${id}`,
    message: TEXTS.fails(name, reasonOf(report, view, actions)),
  }
}

function reasonOf(report: TestReport, view: DocumentView, actions: ReadonlyMap<string, ActionDefinition>): string {
  if (report.status === 'impossible') return report.reason
  if (report.status === 'asks') return TEXTS.asks(report.call.name)
  const { step, values } = report
  const wrong = values.find(({ isMet }) => !isMet)
  const name = view.find('variable', wrong?.id ?? '')?.name ?? wrong?.id ?? ''
  if (!step) return TEXTS.differs(name, shown(wrong?.value), shown(wrong?.given))
  const workflow = view.find('workflow', step.workflowId)
  const action = workflow?.actions[step.actionId ?? '']
  const label = action && (action.name ?? actions.get(action.type)?.label.en ?? action.type)
  const where = [workflow?.name, label].filter(Boolean).join(' › ')
  // Where another thing happened, a value that came of it says more than what it was.
  const isOther = step.expected.kind !== step.given.kind && wrong !== undefined
  return isOther
    ? TEXTS.differs(`${where}, ${name}`, shown(wrong.value), shown(wrong.given))
    : TEXTS.differs(where, shown(step.expected.value), shown(step.given.value))
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
