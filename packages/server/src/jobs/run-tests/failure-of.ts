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
  if (step) {
    const workflow = view.find('workflow', step.workflowId)
    const action = workflow?.actions[step.actionId ?? '']
    const label = action && (action.name ?? actions.get(action.type)?.label.en ?? action.type)
    return TEXTS.differs([workflow?.name, label].filter(Boolean).join(' › '), shown(step.expected.value), shown(step.given.value))
  }
  const wrong = values.find(({ isMet }) => !isMet)
  const variable = view.find('variable', wrong?.id ?? '')
  return TEXTS.differs(variable?.name ?? wrong?.id ?? '', shown(wrong?.value), shown(wrong?.given))
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
