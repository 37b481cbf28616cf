/** Texts of the checks: what is wrong, and what to do. */
export const MESSAGES = {
  missingTarget: (from: string, id: string) => `${from} leads to action ${id}, which does not exist. Connect it to another one.`,
  deadAction: 'No way leads to this action. Connect it or remove it.',
  leadsBack: 'This chain leads back to itself and never ends. Use a loop action instead.',
  mayLeadBack: 'This chain can lead back to itself. Use a loop action, which is meant for that.',
  bodyHoldsLoop: "The loop's body leads back to the loop itself.",
  alwaysTrue: 'The condition always holds and nothing in the loop ends it.',
  unusedBranch: (value: string) => `The action never gives ${value}: this branch is not taken.`,
  doubleBranch: (value: string) => `Another branch for ${value} comes first: this one is not taken.`,
  noBranches: 'The action has no branches: these are not taken.',
  noDefault: 'No default branch: for any other value the chain simply goes on.',
  unknownAction: (type: string) => `There is no action of type "${type}".`,
  missingParameter: (label: string) => `"${label}" is not chosen.`,
  missingWorkflow: 'The chosen workflow does not exist.',
  neverCalled: 'The workflow has no trigger, and no other workflow runs it.',
  recursion: (names: readonly string[]) => `The workflow runs itself (${names.join(' → ')}). The third time in a row is stopped.`,
} as const
