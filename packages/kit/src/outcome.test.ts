import { describe, expect, test } from 'vitest'
import {
  breakLoop,
  continueLoop,
  each,
  finish,
  isOutcome,
  next,
  repeatWhile,
  runWorkflow,
  setResult,
  stop,
  tryBranches,
} from './outcome.ts'

const condition = () => true

describe('what an action asks the runner to do', () => {
  test.each([
    ['to go on with a result', next(4), { type: 'next', result: 4 }],
    ['to end the chain', stop('no'), { type: 'stop', result: 'no' }],
    ['to end the workflow with a result', finish(4), { type: 'return', result: 4 }],
    ['to set the result and go on', setResult(4), { type: 'return', result: 4, goesOn: true }],
    ['to run the body for each item', each([1, 2]), { type: 'each', items: [1, 2] }],
    ['to run the body while a condition holds', repeatWhile(condition), { type: 'while', condition }],
    ['to leave the loop', breakLoop, { type: 'break' }],
    ['to leave the round', continueLoop, { type: 'continue' }],
    ['to run the branches for errors', tryBranches, { type: 'try' }],
    ['to run another workflow', runWorkflow('w', { a: 1 }), { type: 'run', workflowId: 'w', parameters: { a: 1 } }],
  ])('is told: %s', (_, outcome, told) => {
    expect(isOutcome(outcome)).toBe(true)
    expect({ ...outcome }).toEqual(told)
  })

  test.each([[{ type: 'next', result: 4 }], [JSON.parse('{"type":"return"}')], [null], [undefined], ['next'], [[]], [() => {}]])(
    'is not mistaken for data of a server that looks alike: %j',
    (data) => expect(isOutcome(data)).toBe(false),
  )
})
