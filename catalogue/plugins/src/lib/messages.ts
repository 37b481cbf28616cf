/** What sources of rows say to builders and, where a fetch fails, to visitors. */
export const SOURCE_MESSAGES = {
  noOrigin: 'must be the beginning of an address, such as https://api.example.com',
  boundPlace: 'cannot be a formula: only values can',
  badHeaderName: (name: string) => `“${name}” is no name of a header`,
  badHeaderValue: (name: string) => `The header ${name} must be one line.`,
  noPathValue: (name: string) => `The path names {${name}}, which has no value`,
  badPathValue: (name: string) => `The value of {${name}} must not be “.” or “..”.`,
  badResultPath: 'must be the way to the rows, such as data.items',
  notAnswered: (origin: string) =>
    `${origin} cannot be reached from here, or does not let other sites read its answers (CORS). Fetch through the server instead.`,
  failed: (status: number, text: string) => `${status}${text === '' ? '' : ` ${text}`}`,
  noJson: 'The answer is no JSON.',
  notJson: (type: string) =>
    `The answer is ${type === '' ? 'a text' : type}, not JSON. Check “Origin” and “Path”, or ask for it with the header Accept: application/json.`,
  tooLarge: (bytes: number) => `The answer is larger than ${Math.round(bytes / 1_000_000)} MB.`,
  tooLong: (seconds: number) => `No answer came within ${seconds} seconds.`,
  needsServer: 'Secrets are sent by the server only: set the mode of the collection to Server.',
  needsThroughServer: 'Secrets are sent by the server only: switch “Through the server” on.',
  visitorNeedsServer: 'Only the server knows who is signed in: set the mode of the collection to Server.',
  visitorNeedsThroughServer: 'Only the server knows who is signed in: switch “Through the server” on.',
  visitorPlace: 'cannot name the signed-in visitor: only values of the path, the query, headers and body fields can',
  visitorBesideRaw: 'takes the place of the body fields, which name the signed-in visitor: use one of them',
  tooManyRows: (most: number) => `The source gives more than ${most} rows.`,
  badCsv: (line: number) => `The text in line ${line} begins with a quotation mark and has no end.`,
  badAddress: 'must be an address that begins with https:// or http://',
} as const
