import type { WorkflowRecord } from '@heddle/document'
import type { TraceEntry } from '@heddle/workflow/trace'
import type { KeptRun } from '../../runs/run-log.ts'

export const FLOW = 'flow000000000000'
export const ASK = 'ask0000000000000'
export const KEEP = 'keep000000000000'
export const TOTAL = 'total00000000000'
export const ORDERS = 'orders0000000000'
export const PAST = 'past000000000000'
export const PASSWORD = 'password00000000'

/** The workflow that ran: it asks a server, and keeps a total. */
export const workflow: WorkflowRecord = {
  id: FLOW,
  kind: 'workflow',
  name: 'Ship it',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: ASK,
  actions: {
    [ASK]: { type: 'http-request', name: 'Ask the carrier', args: {}, next: KEEP },
    [KEEP]: { type: 'change-variable', name: 'Keep the total', args: {} },
  },
}

const entry = (kind: TraceEntry['kind'], id: string, value?: unknown): TraceEntry => ({ kind, id, at: 0, value })

const held = { name: 'orders', version: '1', count: 1, size: 20, isFetched: true, error: null, offset: 0 } as const

/** A run of it that ended, with a variable that it changed and one that is secret. */
export function keptRun(more: Partial<KeptRun> = {}): KeptRun {
  const input = { event: { type: 'click' }, parameters: {}, chain: [] }
  const names = { [TOTAL]: { name: 'total', type: 'number' }, [PASSWORD]: { name: 'password', type: 'string' } }
  return {
    number: 1,
    workflowId: FLOW,
    input,
    began: 5,
    took: 10,
    page: { id: 'home000000000000', path: '/', lang: 'en' },
    entries: [
      entry('run', FLOW),
      entry('action', ASK, 'http-request'),
      entry('call', 'http.send', [{ url: '/rate' }]),
      entry('result', ASK, { rate: 3 }),
      entry('action', KEEP, 'change-variable'),
      entry('result', KEEP, 15),
      entry('end', FLOW, { status: 'done', result: 15 }),
    ],
    values: new Map<string, unknown>([
      [TOTAL, 0],
      [PASSWORD, 'hunter2'],
    ]),
    collections: new Map([
      [ORDERS, { ...held, id: ORDERS, rows: [{ n: 1 }], isWhole: true }],
      [PAST, { ...held, id: PAST, rows: [{ n: 1 }], count: 9000, isWhole: false }],
    ]),
    rowChanges: [],
    changes: [{ after: 6, id: TOTAL, from: 0, to: 15 }],
    variables: new Map(Object.entries(names)),
    recording: {
      workflowId: FLOW,
      input,
      entries: [],
      dropped: 0,
      isEnded: true,
      size: 100,
      answers: {
        values: [],
        calls: [{ name: 'http.send', isLater: true, answer: { value: { data: { rate: 3 } } } }],
        times: [],
        arrivals: [{ at: 3, call: 0 }],
        isExact: true,
      },
    },
    isHeld: false,
    ...more,
  }
}
