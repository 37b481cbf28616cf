/** Texts of tests of a project; visitors get none of them. */
export const MESSAGES = {
  noRecording: 'What was recorded cannot be read. Record the run anew.',
  testedPageGone: 'The page that the run was recorded on is gone.',
  testedWorkflowGone: 'The workflow that was recorded is gone.',
} as const
