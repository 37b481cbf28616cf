import { expect, it } from 'vitest'
import { MESSAGES as CHECKS } from './check/messages.ts'
import { BREATH_INTERVAL, GUARD_OCCURRENCES, LIMITS } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { DROPPED_SHARE, MAX_VALUE_DEPTH, MAX_VALUE_SIZE, TRACE_LIMITS } from './trace/limits.ts'
import { MESSAGES as REPLAYS } from './trace/messages.ts'

it('S9-03 a run ends at the numbers of the specification', () => {
  expect(GUARD_OCCURRENCES).toBe(3)
  expect(LIMITS).toEqual({
    rounds: 10_000,
    busyTime: 30_000,
    chainActions: 10_000,
    actions: 1_000_000,
    actionsAfterwards: 1000,
    depth: 100,
  })
  expect(BREATH_INTERVAL).toBe(50)
})

it('a recording takes 50 runs, 5,000 steps and 2 MB each, 8 MB in all; a value 256 KB and 32 levels', () => {
  expect(TRACE_LIMITS).toEqual({ runs: 50, entries: 5000, runSize: 2_000_000, size: 8_000_000 })
  expect([MAX_VALUE_SIZE, MAX_VALUE_DEPTH, DROPPED_SHARE]).toEqual([256_000, 32, 0.25])
})

it('the runner says what the specification says', () => {
  expect({
    ...MESSAGES,
    endlessCalls: MESSAGES.endlessCalls('Pay'),
    actionNotFound: MESSAGES.actionNotFound('a1'),
    unknownType: MESSAGES.unknownType('fly'),
    tooManyRounds: MESSAGES.tooManyRounds(10),
    tooLong: MESSAGES.tooLong(30),
    leadsBack: MESSAGES.leadsBack(10),
    tooManyActions: MESSAGES.tooManyActions(10),
    tooManyItems: MESSAGES.tooManyItems(20, 10),
    tooDeep: MESSAGES.tooDeep(100),
    noVariable: MESSAGES.noVariable('sum'),
  }).toEqual({
    workflowNotFound: 'Workflow not found.',
    noWorkflow: 'No workflow provided.',
    endlessCalls: 'Workflow "Pay" was stopped: it is 3 times in the chain of calls.',
    actionNotFound: 'Action with id a1 not found.',
    unknownType: 'Action type "fly" not found.',
    tooManyRounds: 'The loop was ended after 10 rounds.',
    tooLong: 'The loop was ended after 30 seconds without a wait.',
    leadsBack: 'The chain was ended after 10 actions: they lead back to themselves.',
    tooManyActions: 'The workflow was ended after 10 actions.',
    tooManyItems: 'The loop has 20 items, and the workflow may run 10 more actions: loop over fewer items.',
    tooDeep: 'More than 100 loops, try branches and workflows inside each other.',
    noVariable: 'Workflow variable "sum" not found.',
  })
})

it('a check says what is wrong and what to do', () => {
  expect({
    ...CHECKS,
    missingTarget: CHECKS.missingTarget('A branch', 'a1'),
    unusedBranch: CHECKS.unusedBranch('"yes"'),
    doubleBranch: CHECKS.doubleBranch('true'),
    unknownAction: CHECKS.unknownAction('fly'),
    missingParameter: CHECKS.missingParameter('Variable'),
    recursion: CHECKS.recursion(['Pay', 'Ask', 'Pay']),
  }).toEqual({
    missingTarget: 'A branch leads to action a1, which does not exist. Connect it to another one.',
    deadAction: 'No way leads to this action. Connect it or remove it.',
    leadsBack: 'This chain leads back to itself and never ends. Use a loop action instead.',
    mayLeadBack: 'This chain can lead back to itself. Use a loop action, which is meant for that.',
    bodyHoldsLoop: "The loop's body leads back to the loop itself.",
    alwaysTrue: 'The condition always holds and nothing in the loop ends it.',
    unusedBranch: 'The action never gives "yes": this branch is not taken.',
    doubleBranch: 'Another branch for true comes first: this one is not taken.',
    noBranches: 'The action has no branches: these are not taken.',
    noDefault: 'No default branch: for any other value the chain simply goes on.',
    unknownAction: 'There is no action of type "fly".',
    missingParameter: '"Variable" is not chosen.',
    missingWorkflow: 'The chosen workflow does not exist.',
    neverCalled: 'The workflow has no trigger, and no other workflow runs it.',
    recursion: 'The workflow runs itself (Pay → Ask → Pay). The third time in a row is stopped.',
  })
})

it('a replay says why it cannot go on', () => {
  expect({ ...REPLAYS, asksForOther: REPLAYS.asksForOther('cookies.set', 'auth.login') }).toEqual({
    asksForMore: 'The run asks for more than was recorded.',
    asksForOther: 'The run asks for auth.login, where cookies.set was recorded.',
    forRerun: 'What formulas gave was not recorded: the run can be run again, not replayed.',
    notEnded: 'The run has not ended yet.',
    damaged: 'The recording is damaged.',
    notWhole: 'The run was too large to be recorded whole.',
    wasCancelled: 'The run was cancelled; what cancelled it is not part of it.',
  })
})
