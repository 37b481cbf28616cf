import { dataMessages } from './data-messages.ts'
import { LIMITS } from './limits.ts'
import { projectMessages } from './project-messages.ts'
import { visitorMessages } from './visitor-messages.ts'

/** A text a person may read, its stable code and the HTTP status it is sent with. */
export interface Message {
  readonly code: string
  readonly status: number
  readonly text: string
  /** Where data tells whoever asked for it to go instead. */
  readonly redirect?: string
}

const message = (status: number, code: string, text: string): Message => ({ code, status, text })
const spelt = (milliseconds: number): string => (milliseconds === 1000 ? 'a second' : `${milliseconds / 1000} seconds`)
const minutes = (milliseconds: number): string => (milliseconds === 60_000 ? 'a minute' : `${milliseconds / 60_000} minutes`)
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/** Every text of the server that a person may read. */
export const messages = {
  notFound: message(404, 'not-found', 'There is nothing at this address.'),
  unknownHost: (host: string) =>
    message(421, 'unknown-host', `This server does not answer for “${host}”. Set HEDDLE_HOST to the name it is reached by.`),
  badHost: message(
    400,
    'bad-host',
    'This request names its host twice or in different ways. Let the proxy set Host or X-Forwarded-Host itself and pass no second one.',
  ),
  addressTooLong: message(414, 'address-too-long', 'This address is too long.'),
  headersTooLarge: message(431, 'headers-too-large', 'The headers of this request are too large.'),
  signInFirst: message(401, 'signed-out', 'Sign in first.'),
  wrongPassword: message(401, 'wrong-password', 'The e-mail address or the password is not right.'),
  ownerExists: message(409, 'owner-exists', 'This server already has an owner. Ask the owner to invite you.'),
  ownerBeingMade: message(409, 'owner-being-made', 'Someone else is making the owner’s account at this moment.'),
  emailTaken: message(409, 'email-taken', 'There is already an account with this e-mail address.'),
  accountRefused: (reason: string) => message(422, 'account-refused', reason),
  badEmail: message(422, 'bad-email', 'This is no e-mail address. Write one such as name@example.org.'),
  shortPassword: (least: number) => message(422, 'short-password', `A password has at least ${least} characters.`),
  noAccount: message(404, 'no-account', 'There is no such account any more.'),
  noRole: (id: string) =>
    message(422, 'no-role', `The site has no role ${id}. Choose one of its roles, or add it in Settings, under Access, first.`),
  usedLink: message(410, 'used-link', 'This link was used already, or its time is over. Ask for a new one.'),
  wrongCode: message(401, 'wrong-code', 'This code is not right, or its time is over. Ask for a new one.'),
  wrongOwnPassword: message(403, 'wrong-own-password', 'This is not your password.'),
  noProof: message(422, 'no-proof', 'Write your password, or a code that your address was sent.'),
  sameEmail: message(422, 'same-email', 'Your account has this address already.'),
  badMail: (field: string, reason: string) => `${field} of a letter is wrong: ${reason}`,
  mailNotSent: (reason: string) =>
    `A letter could not be sent (${reason}). Look at HEDDLE_SMTP and HEDDLE_MAIL_FROM, and at the log of the mail server.`,
  longPassword: (most: number) => message(422, 'long-password', `A password has at most ${most} characters.`),
  signUpClosed: message(403, 'sign-up-closed', 'Nobody can make an account here. Ask whoever runs the site to make you one.'),
  noAccountMade: message(409, 'no-account-made', 'No account was made. If you have one with this address, sign in.'),
  foreignPage: message(403, 'foreign-page', 'This was asked for from a page of another site.'),
  needsArgon2: (version: string) => `Accounts of sites need Node 24.7 or newer for argon2; this is Node ${version}`,
  noProject: message(404, 'no-project', 'There is no such project, or you have no access to it.'),
  ...projectMessages,
  ...visitorMessages,
  noTemplate: (id: string) => message(422, 'no-template', `There is no template “${id}”.`),
  noPluginNamed: (namespace: string) => message(404, 'no-plugin', `There is no plugin “${namespace}”.`),
  noPluginSetting: (name: string) => message(422, 'no-setting', `The plugin has no private setting “${name}”.`),
  badPluginSetting: (label: string, problem: string) => message(422, 'bad-setting', `${label}: ${problem}`),
  pluginCheckFailed: message(500, 'plugin-check-failed', 'The plugin could not check its settings.'),
  slugTaken: (slug: string) => message(409, 'slug-taken', `Another project already uses the address “${slug}”.`),
  newerFormat: (reason: string) => message(409, 'newer-format', reason),
  nothingStaged: message(404, 'nothing-staged', 'Nothing is on staging here yet. Publish to staging in the editor.'),
  noRelease: message(404, 'no-release', 'There is no such release of this project.'),
  foreignOrigin: message(
    403,
    'foreign-origin',
    'This change was asked for from another site. Send it from the editor’s own address (header Origin).',
  ),
  tooMany: (seconds: number) => message(429, 'too-many', `Too many attempts. Try again in ${seconds} seconds.`),
  tooManyVisits: (seconds: number) =>
    message(429, 'too-many', `Too many requests came from your network. Try again in ${seconds} seconds.`),
  tooLarge: (limit: number) => message(413, 'too-large', `This is larger than the limit of ${megabytes(limit)}.`),
  brokenJson: message(400, 'broken-json', 'The body is not valid JSON.'),
  wrongType: message(415, 'wrong-content-type', 'Send this as application/json.'),
  badRequest: (reason: string) => message(400, 'bad-request', reason),
  invalid: (place: string, reason: string) => message(400, 'invalid', `${place}: ${reason}`),
  noUploads: message(404, 'no-uploads', 'Uploads are not set up for this site.'),
  noReaders: message(404, 'no-page', 'The page that says who may have the file is not published.'),
  userFileTooLarge: message(413, 'file-too-large', `The file is larger than ${megabytes(LIMITS.userFileBytes)}.`),
  noRoom: message(507, 'no-room', 'There is no room left for files of visitors. Tell whoever runs this site.'),
  badUpload: message(403, 'bad-upload', 'This request was not signed for this file, or its time is over. Ask for a new one.'),
  uploadedAlready: message(409, 'uploaded-already', 'This request was used already. Ask for a new one.'),
  uploadTorn: message(400, 'upload-torn', 'The file did not arrive whole. Send it again.'),
  noFile: message(400, 'no-file', 'Send the file as multipart/form-data in the field “file”.'),
  emptyFile: message(422, 'empty-file', 'The file is empty.'),
  notAnImage: (name: string, claimed: string) =>
    message(422, 'not-an-image', `“${name}” is named as ${claimed} but its content is not. Save it again as an image and retry.`),
  unknownFileType: (name: string) =>
    message(
      422,
      'unknown-file-type',
      `“${name}” is of a kind that cannot be uploaded. Use PNG, JPEG, GIF, WebP, AVIF, SVG, PDF, MP4, WebM, WOFF2 or plain text.`,
    ),
  imageTooLarge: message(
    422,
    'image-too-large',
    `The picture is wider or higher than ${LIMITS.imageSide} pixels, or has more than ${LIMITS.imagePixels / 1_000_000} million of them. Make it smaller and upload it again.`,
  ),
  brokenSvg: (name: string) => message(422, 'broken-svg', `“${name}” is not a complete SVG picture.`),
  heavySvg: (name: string) =>
    message(
      422,
      'heavy-svg',
      `“${name}” draws more than ${LIMITS.svgElements.toLocaleString('en')} shapes, repeated ones counted. Simplify it, or save it as PNG or WebP.`,
    ),
  fileTooComplex: message(
    422,
    'file-too-complex',
    'This file takes too much time or memory to look at. Save it smaller or simpler and upload it again.',
  ),
  unwritable: message(
    503,
    'storage-unwritable',
    'The server cannot write to its storage now (disk full or read-only). Nothing was lost; try again once there is room.',
  ),
  unreachable: message(503, 'database-unreachable', 'The server cannot reach its database now. Try again in a moment.'),
  objectsUnreachable: message(
    503,
    'storage-unreachable',
    'The server cannot reach its storage of files now. Try again in a moment.',
  ),
  damaged: message(
    503,
    'database-damaged',
    'The database of this server is damaged. Whoever runs it should stop it and run npm run check-data, which says what to do.',
  ),
  damagedProject: (what: string) =>
    message(
      503,
      'project-damaged',
      `This project is damaged: ${what}. It is not opened, so that nothing is lost for good. Whoever runs this server should stop it and run npm run check-data.`,
    ),
  notBuilt: (what: string) => message(503, 'not-built', `${what} is not built. Run npm run build and start again.`),
  previewBlocked: (reason: string) => message(422, 'preview-blocked', `The draft cannot be shown: ${reason}`),
  publishBlocked: (errors: number) =>
    message(
      422,
      'publish-blocked',
      `Nothing was published: ${errors === 1 ? 'one problem has' : `${errors} problems have`} to be solved first.`,
    ),
  publishing: message(409, 'publishing', 'This project is being published already. Wait until it is done.'),
  publishTooLong: (limit: number) =>
    message(
      503,
      'publish-too-long',
      `Publishing took more than ${minutes(limit)} and was stopped. Visitors see what they saw before. Divide very large pages and publish again.`,
    ),
  publishTooLarge: message(
    503,
    'publish-too-large',
    'Publishing needed more memory than the server may use and was stopped. Visitors see what they saw before. Divide very large pages and publish again.',
  ),
  staticFormula: (label: string) =>
    `${label} holds a formula, and there is no visitor while publishing. Write a value, or choose the mode Dynamic or Server.`,
  staticRows: (name: string, reason: string) =>
    `The rows of the collection “${name}” could not be fetched, so nothing was published: ${reason}`,
  draftRows: (name: string, reason: string) =>
    `The rows of the collection “${name}” could not be fetched, so the draft shows those that are kept: ${reason}`,
  testsTooLong: (limit: number) =>
    message(
      503,
      'tests-too-long',
      `The tests of the project took more than ${minutes(limit)} and were stopped; nothing was published. Look for one that does not end, or publish without tests.`,
    ),
  drawingTooLong: (limit: number) => message(503, 'drawing-too-long', `Drawing the page took more than ${spelt(limit)}.`),
  drawingTooLarge: message(503, 'drawing-too-large', 'Drawing the page needed more memory than the server may use.'),
  /** For the log. */
  notDrawn: (page: string, projectId: string, reason: string) =>
    `The page ${page} of the project ${projectId} was answered as it was published, not drawn for its address: ${reason}`,
  tookTooLong: (limit: number) => `It took more than ${spelt(limit)}.`,
  testsTooLarge: message(
    503,
    'tests-too-large',
    'The tests of the project needed more memory than the server may use and were stopped; nothing was published. Look for one that makes very large values, or publish without tests.',
  ),
  noServerAction: message(404, 'no-action', 'There is no such request any more. Reload the page: it may be of an older release.'),
  actionFailed: message(502, 'action-failed', 'Error while sending the request'),
  actionTold: (text: string) => message(502, 'action-failed', text),
  actionNotReady: message(503, 'action-not-ready', 'The plugin of this request is not set up yet.'),
  misplacedActionFormula: (name: string) =>
    message(
      502,
      'misplaced-formula',
      `A formula stands in ${name} of this request, where only what the builder wrote may stand.`,
    ),
  actionTooLong: (limit: number) => message(504, 'action-too-long', `No answer came within ${limit / 1000} seconds.`),
  /** What a visitor is told of a server outside that gave no answer: nothing that names it. */
  noAnswerInTime: (of: 'action' | 'collection', text: string) => message(504, `${of}-too-long`, text),
  answerTooLarge: (of: 'action' | 'collection', text: string) => message(502, `${of}-too-large`, text),
  /** What a builder can do about a try, by what kept the other server from answering. */
  tryFixes: {
    slow: 'Raise “Time limit”, or ask for less.',
    large: 'Ask for fewer rows: by pages, or by a limit in the query.',
    refused: '',
    broken: 'Check “Origin” and “Path”.',
  },
  noActionNamed: (namespace: string, action: string) =>
    message(404, 'no-action', `The plugin ${namespace} has no action ${action} that the server can try.`),
  actionTooLarge: message(502, 'action-too-large', `The answer is larger than ${megabytes(LIMITS.rowsBytes)}.`),
  missingActionValue: message(
    400,
    'missing-value',
    'values must hold a value for each formula of this request. Reload the page: it may be of an older release.',
  ),
  serverActionFailed: (namespace: string, projectId: string) =>
    `The plugin ${namespace} could not run an action of project ${projectId}.`,
  busy: message(503, 'busy', 'The server has too much to do at this moment. Try again in a minute.'),
  interrupted: message(503, 'interrupted', 'This was interrupted before it was done. Try again.'),
  cancelled: message(409, 'cancelled', 'This was stopped before it was done.'),
  stopping: message(503, 'stopping', 'The server is being stopped. Try again when it runs again.'),
  previewExpired: message(
    403,
    'preview-expired',
    'This preview address has expired or is not complete. Open the preview from the editor again.',
  ),
  badAddress: message(400, 'bad-address', 'This address is not valid.'),
  pageNotFound: message(404, 'page-not-found', 'There is no page at this address.'),
  noSite: message(404, 'no-site', 'There is no published site at this address.'),
  readOnlyOrigin: message(405, 'read-only-origin', 'Here one can only read.'),
  noCollection: (id: string) => message(404, 'no-collection', `Collection ${id} not found`),
  collectionFailed: message(502, 'collection-failed', 'Error while fetching the collection'),
  collectionTold: (text: string) => message(502, 'collection-failed', text),
  collectionNotReady: message(503, 'collection-not-ready', 'The plugin of this collection is not set up yet.'),
  misplacedFormula: (name: string) =>
    message(
      422,
      'misplaced-formula',
      `A formula stands in ${name} of this collection, where only what the builder wrote may stand.`,
    ),
  collectionTooLong: (limit: number) =>
    message(504, 'collection-too-long', `The rows of this collection did not come within ${limit / 1000} seconds.`),
  collectionTooLarge: message(
    502,
    'collection-too-large',
    `This is more than ${LIMITS.sourceRows.toLocaleString('en')} rows or ${megabytes(LIMITS.rowsBytes)}. Give the collection a limit or a filter.`,
  ),
  unknownField: (field: string) =>
    message(
      400,
      'unknown-field',
      `asked names the field “${field}”, which this collection does not have: name one of its fields.`,
    ),
  missingValue: message(
    400,
    'missing-value',
    'variables must hold a value for each formula of this collection. Reload the page: it may be of an older release.',
  ),
  failed: message(500, 'failed', 'Something went wrong on the server. The details are in its log.'),
  missingFile: (file: string) =>
    `The uploaded file ${file} is no longer in storage; the pages show nothing in its place. Upload it again.`,
  folderInUse: (folder: string, who: string) =>
    `The data folder ${folder} is in use by ${who}. Stop that process first, or set HEDDLE_DATA to another folder.`,
  damagedFile: (file: string, what: string) =>
    `${file} ${what}. Heddle does not start on it, so that nothing is lost for good. Put that file back as it was, or a backup in the place of the whole data folder (npm run backup makes them). npm run check-data says more.`,
  noAccounts: (folder: string) =>
    `The database holds no account, but ${folder} holds what belongs to one. Heddle does not start on it: whoever came first would own the server. Put back the database that belongs to the folder, or set HEDDLE_DATA to an empty folder.`,
  ...dataMessages,
  noDatabase: (place: string, reason: string) =>
    `The database ${place} cannot be used: ${reason}. Start it, or set DATABASE_URL to the right address.`,
  folderUnwritable: (folder: string, reason: string) => `The data folder ${folder} cannot be written: ${reason}.`,
  sharedDomain: (editor: string, sites: string) =>
    `The editor (${editor}) and the sites (*.${sites}) seem to belong to one domain: a site can set cookies for the editor. Give sites a domain of their own with HEDDLE_SITES_HOST.`,
  badProxy: (name: string) =>
    `“${name}” is neither a number of proxies nor an address; use 0, 1 or a list such as 10.0.0.0/8, ::1`,
  badAllowedHost: (name: string) =>
    `“${name}” is neither the name of a host nor an address; use a list such as localhost, 10.0.0.0/8, ::1`,
  folderOpen: (folder: string, reason: string) =>
    `Other accounts of this machine may read the data folder ${folder}, and it could not be closed: ${reason}. It holds passwords’ hashes and the signing secret.`,
  /** What history and undo call it. */
  renameLabel: 'Rename the project',
  badOutsideAddress: 'The address must begin with http:// or https://.',
  badKeyFile: (file: string) =>
    `${file} holds no key. Put it back from a backup: without it nobody can read the secrets of projects. If there is none, remove the file and set all secrets anew.`,
  badSecretOrigin: message(422, 'bad-origin', 'The server must be an origin, such as https://api.example.com, without a path.'),
  noSecret: (name: string, origin: string) =>
    `There is no secret ${name} for ${origin}. Set it beside the headers of the source.`,
  outsideTooLong: (time: number) => `No answer came within ${time / 1000} seconds.`,
  outsideWithPassword: 'The address must not hold a name and a password. Keep them as a secret and send that in a header.',
  noSuchHost: (host: string) => `There is no server named ${host}.`,
  privateHost: (host: string) =>
    `${host} is not a public server, and those are not asked. Whoever runs Heddle can allow it with HEDDLE_ALLOW_PRIVATE.`,
  outsideBroken: (reason: string) => `The other server could not be asked, or broke off (${reason}).`,
  tooManyRedirects: (most: number) => `The other server sends on more than ${most} times.`,
  badRedirect: 'The other server sends on to what is no address.',
  redirectToHttp: 'The other server sends on from https to http, where everybody could read along.',
  redirectWithBody: 'The other server sends on to a third one, which is not given what was meant for the first.',
  outsideTooLarge: (limit: number) => `The answer is larger than ${megabytes(limit)}.`,
  sourceFailed: (namespace: string, projectId: string) =>
    `The plugin ${namespace} could not fetch the rows of a collection of project ${projectId}.`,
  badSetting: (name: string, reason: string) => `The setting ${name} is wrong: ${reason}.`,
} as const
