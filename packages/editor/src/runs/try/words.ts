/** Words of trying a workflow, or one of its actions. */
export const words = {
  workflow: (name: string) => `Try ${name}`,
  action: (name: string) => `Try alone: ${name}`,
  event: 'Event',
  eventHint: 'What formulas read as the event. Kept on this device for this workflow, and in no history.',
  row: 'Row of the repeat',
  rowHint: 'What formulas read as the item, as it stands on the canvas.',
  noRows: 'The repeat has no rows on the canvas: formulas find no item.',
  rowTooLarge: 'This row is too large to be handed over: formulas find no item.',
  instance: 'Instance',
  instanceHint: 'Formulas read its properties, variables and formulas, and what is changed is seen in it.',
  noInstance: 'No instance of this component stands on a page: what formulas read of it is nothing.',
  parameters: 'Parameters',
  putBack: 'Back to the example',
  answers: 'Answers of servers',
  kinds: { real: 'Real', recorded: 'Recorded' },
  real: 'Requests are sent, and what they change is changed.',
  recorded: (count: number) =>
    count === 0
      ? 'No answer was recorded yet: every request would fail, and nothing is sent.'
      : `Nothing is sent: the same requests get ${count === 1 ? 'the answer that was' : `the ${count} answers that were`} recorded, others fail.`,
  given: 'What actions before it gave',
  givenHint: 'From the last run that was seen; what is not known is nothing.',
  noneGiven: 'Nothing is known of them yet: run the workflow once.',
  cancel: 'Cancel',
  start: 'Try',
} as const
