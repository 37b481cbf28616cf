import { toText } from '@heddle/kit/react'

/** Texts of the runtime (specification section 8, to the letter where it has them). */
export const MESSAGES = {
  variableNotFound: 'variable not found',
  variableReadonly: (name: string) => `The variable "${name}" is read-only: actions cannot change it.`,
  variableNotResettable: (name: string) => `The variable "${name}" cannot be reset.`,
  collectionNotFound: (id: string) => `Collection ${id} not found`,
  itemNotFound: (id: unknown, collection: string) =>
    `Item with id ${id === null ? 'null' : toText(id)} not found in collection ${collection}`,
  noWorkflow: 'No workflow provided.',
  globalWorkflowNotFound: (name: string) => `Global workflow "${name}" not found.`,
  popupWorkflowNotFound: (name: string) => `Popup workflow "${name}" not found.`,
  workflowNotFound: (id: string) => `Workflow with id ${id} not found`,
  noInstall: 'The app cannot be installed from here.',
  circle: (names: readonly string[]) =>
    `The collections ${names.map((name) => `"${name}"`).join(', ')} wait for each other; they are fetched last, one after another.`,
  fetchFailed: (collection: string, reason: string) => `The collection "${collection}" could not be fetched: ${reason}`,
  tooSlow: (seconds: number) => `There was no answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  tooManyRows: (count: number, most: number) => `The source says that it has ${count} rows; a page holds ${most} at most.`,
  tooLargeToSend: 'The values that the collection depends on are too large to be sent.',
  unreadableAnswer: 'The answer of the server cannot be read.',
  noCollectionCode: 'The page has no collections.',
  notInComponent: 'A component trigger can be emitted inside a component only.',
  pluginFailed: 'A plugin could not begin.',
  portNotLoaded: (name: string) => `The part of the page that answers for "${name}" could not be loaded.`,
} as const

/** Names that a person reads: the first ones. */
export function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `"${name}"`)
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '')
}
