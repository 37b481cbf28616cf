import { actionRuns } from '@heddle/actions/runs'
import {
  breakLoop,
  continueLoop,
  each,
  finish,
  next,
  repeatWhile,
  runWorkflow,
  setResult,
  stop,
  tryBranches,
  type ActionBody,
} from '@heddle/kit'
import type { Json } from '@heddle/store'

const asCondition = (value: unknown) => (typeof value === 'function' ? () => value() as unknown : () => value)
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The control actions at their smallest, for tests of the runner; the others are those of the catalogue. */
export const BODIES: Readonly<Record<string, ActionBody>> = {
  ...actionRuns,
  value: ({ args }) => args['value'],
  filter: ({ args }) => (args['value'] ? next(true) : stop(false)),
  return: ({ args }) => finish(args['value']),
  'set-result': ({ args }) => setResult(args['value']),
  loop: ({ args }) => each(Array.isArray(args['items']) ? args['items'] : []),
  while: ({ args }) => repeatWhile(asCondition(args['condition'])),
  break: ({ args }) => (args['when'] === false ? next() : breakLoop),
  continue: ({ args }) => (args['when'] === false ? next() : continueLoop),
  try: () => tryBranches,
  throw: ({ args }) => {
    throw args['value']
  },
  fail: ({ args }) => {
    throw new Error(asText(args['message']))
  },
  run: ({ args }) => runWorkflow(asText(args['id']), (args['parameters'] ?? {}) as Readonly<Record<string, Json>>),
  wait: ({ args, host, signal }) => host.clock.wait(Number(args['time']), signal),
  deaf: () => new Promise(() => undefined),
  create: ({ args, host }) => host.local.create(asText(args['name']), 'number', args['value']),
  set: ({ args, host }) => host.local.set(asText(args['name']), args['value']),
  log: ({ args, host }) => host.log('info', asText(args['message'])),
  stopEvent: ({ host }) => host.event.stopPropagation(),
}
