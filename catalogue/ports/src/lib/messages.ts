/** Texts of the ports (specification section 8, to the letter where it has them). */
export const MESSAGES = {
  geolocationDenied: 'Error while geolocation.',
  noShare: 'This device cannot share.',
  noVibration: 'This device cannot vibrate.',
  noNotifications: 'Notifications are not allowed.',
  fileNotFetched: 'File could not be fetch',
  invalidBlob: 'Invalid blob URL',
  notAFile: 'Not a file object.',
  fileTooBig:
    'Cannot encode the file. Your file may be too big to be encoded to base64 in a browser (Chrome-like=512mb;Firefox=32mb).',
  timedOut: (milliseconds: number) => `No answer within ${milliseconds} ms.`,
  atPlace: (message: string, line: number, column: number) => `${message} (line ${line}, column ${column})`,
  noScript: 'The code of this action was not published.',
} as const
