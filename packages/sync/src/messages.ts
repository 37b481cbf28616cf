/** Texts that people may see. */
export const MESSAGES = {
  undone: (label: string) => `Undo ${label}`,
  redone: (label: string) => `Redo ${label}`,
  viewersMayNotPush: 'You may look at this project but not change it.',
  tooLarge: 'The change is too large to be sent. Make it in smaller steps.',
  dependsOn: (label: string) => `Builds on “${label}”, which was not saved.`,
  checkFailed: 'The server could not check this change.',
  cannotWrite: 'The server cannot write to its storage now. Your edits are kept and will be saved when it can.',
  notAMessage: (path: string, expected: string) => `The message is not understood: ${path} must be ${expected}.`,
  helloFirst: 'Say hello before anything else.',
  idTaken: 'This client id is in use by another person.',
}
