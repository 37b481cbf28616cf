import { next, type ActionBody, type ActionPorts } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args, host, signal }) => {
  const file = args['source'] === 'value' ? args['file'] : ofVariable(args['variable'], host)
  if (Array.isArray(file) && file.length === 0) throw new Error(MESSAGES.noFile)
  if (file === undefined || file === null || file === '') throw new Error(MESSAGES.fileNotFound)
  const files: readonly unknown[] = Array.isArray(file) ? file : [file]
  if (!files.every((one) => host.files.isFile(one))) throw new Error(MESSAGES.notAFile)
  const tag = typeof args['tag'] === 'string' && args['tag'] !== '' ? args['tag'] : undefined
  const readers = typeof args['readers'] === 'string' && args['readers'] !== '' ? args['readers'] : undefined
  const uploads = []
  for (const one of files) uploads.push(await host.uploads.send(one, { tag, readers }, signal))
  return next(Array.isArray(file) ? uploads : uploads[0])
}

/** What a variable holds; that nothing was chosen is the visitor's choice, not a fault of the workflow. */
function ofVariable(id: unknown, { variables }: Pick<ActionPorts, 'variables'>): unknown {
  if (typeof id !== 'string' || id === '') throw new Error(MESSAGES.noFileVariable)
  if (!variables.has(id)) throw new Error(MESSAGES.fileVariableNotFound)
  const file = variables.get(id)
  if (file === undefined || file === null || file === '') throw new Error(MESSAGES.noFile)
  return file
}
