import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { checkFolder, folderPath, isIn, movedFolder } from '../../rules/folder.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { ownerOf, type DataKind } from './data-record.ts'

export interface RenameFolderInput {
  readonly kind: DataKind
  /** The page, element or component whose records are meant; absent for those of the whole project. */
  readonly ownerId?: Id
  readonly from: string
  /** Another path moves the folder into another one; an empty one takes the records out of it. */
  readonly to: string
}

/** Renames or moves a folder: with all that is in it and in the folders inside. */
export function renameFolder(view: DocumentView, { kind, ownerId, from, to }: RenameFolderInput): OperationResult {
  const [old, path] = [folderPath(from), folderPath(to)]
  const inside = view.of(kind).filter((record) => ownerOf(record) === ownerId && old !== '' && isIn(record.folder, old))
  if (inside.length === 0) return refuseWith('unknown-folder', `${kind}/${old}`, MESSAGES.unknownFolder(from))
  const draft = createDraft(view)
  for (const record of inside) {
    const folder = movedFolder(record.folder, old, path)
    const issues = checkFolder(folder, `${kind}/${record.id}/folder`)
    if (hasErrors(issues)) return refuse(...issues)
    draft.set(record.id, 'folder', folder)
  }
  return draft.done(inside.map(({ id }) => id))
}
