import { GUARD_OCCURRENCES } from './limits.ts'

/** Texts of the runner. The first two are in the specification, section 8. */
export const MESSAGES = {
  workflowNotFound: 'Workflow not found.',
  noWorkflow: 'No workflow provided.',
  endlessCalls: (name: string) => `Workflow "${name}" was stopped: it is ${GUARD_OCCURRENCES} times in the chain of calls.`,
  actionNotFound: (id: string) => `Action with id ${id} not found.`,
  unknownType: (type: string) => `Action type "${type}" not found.`,
  tooManyRounds: (rounds: number) => `The loop was ended after ${rounds} rounds.`,
  tooLong: (seconds: number) => `The loop was ended after ${seconds} seconds without a wait.`,
  leadsBack: (actions: number) => `The chain was ended after ${actions} actions: they lead back to themselves.`,
  tooManyActions: (actions: number) => `The workflow was ended after ${actions} actions.`,
  tooManyItems: (items: number, actions: number) =>
    `The loop has ${items} items, and the workflow may run ${actions} more actions: loop over fewer items.`,
  tooDeep: (depth: number) => `More than ${depth} loops, try branches and workflows inside each other.`,
  noVariable: (name: string) => `Workflow variable "${name}" not found.`,
} as const
