import { toText } from '@heddle/kit/react'

/** Texts of the runtime (specification section 8, to the letter where it has them). */
export const MESSAGES = {
  variableNotFound: 'variable not found',
  collectionNotFound: (id: string) => `Collection ${id} not found`,
  itemNotFound: (id: unknown, collection: string) =>
    `Item with id ${id === null ? 'null' : toText(id)} not found in collection ${collection}`,
  pageNotFound: 'Page not found.',
  noParameter: (name: string) => `The page needs a value for "${name}".`,
  badAddress: (address: string) => `The address "${address}" cannot be opened. Use http, https, mailto or tel.`,
  geolocationDenied: 'Error while geolocation.',
  noShare: 'This device cannot share.',
  noVibration: 'This device cannot vibrate.',
  noNotifications: 'Notifications are not allowed.',
  noInstall: 'The app cannot be installed from here.',
  fileNotFetched: 'File could not be fetch',
  invalidBlob: 'Invalid blob URL',
  notAFile: 'Not a file object.',
  fileTooBig:
    'Cannot encode the file. Your file may be too big to be encoded to base64 in a browser (Chrome-like=512mb;Firefox=32mb).',
  langNotFound: 'Lang not found.',
  circle: (names: readonly string[]) =>
    `The collections ${names.map((name) => `"${name}"`).join(', ')} wait for each other; they are fetched last, one after another.`,
  fetchFailed: (collection: string, reason: string) => `The collection "${collection}" could not be fetched: ${reason}`,
  tooManyRows: (count: number, most: number) => `The source says that it has ${count} rows; a page holds ${most} at most.`,
  tooLargeToSend: 'The values that the collection depends on are too large to be sent.',
  unreadableAnswer: 'The answer of the server cannot be read.',
  noCollectionCode: 'The page has no collections.',
  notInComponent: 'A component trigger can be emitted inside a component only.',
  notInPopup: 'This action works inside a popup only.',
  noPopups: 'Popups are not part of this page.',
  timedOut: (milliseconds: number) => `No answer within ${milliseconds} ms.`,
  noUpload: 'Uploads are not set up for this site.',
  noPlugin: (id: string) => `The plugin ${id} is not installed.`,
  noScript: 'The code of this action was not published.',
} as const
