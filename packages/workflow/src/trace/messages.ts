/** Texts of replays. */
export const MESSAGES = {
  asksForMore: 'The run asks for more than was recorded.',
  asksForOther: (recorded: string, asked: string) => `The run asks for ${asked}, where ${recorded} was recorded.`,
  notEnded: 'The run has not ended yet.',
  damaged: 'The recording is damaged.',
  wasCancelled: 'The run was cancelled; what cancelled it is not part of it.',
  forRerun: 'What formulas gave was not recorded: the run can be run again, not replayed.',
  notWhole: 'The run was too large to be recorded whole.',
} as const
