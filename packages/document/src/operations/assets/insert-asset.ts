import { hasErrors } from '../../issue.ts'
import type { AssetRecord, Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkName } from '../../rules/names.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

/** What the server says of an uploaded file. */
export interface InsertAssetInput extends Pick<AssetRecord, 'name' | 'file' | 'mime' | 'size' | 'width' | 'height'> {
  readonly folder?: string
  readonly newId: () => Id
}

/** Adds an uploaded file to the project's assets. */
export function insertAsset(
  view: DocumentView,
  { newId, folder = '', name, file, mime, size, width, height }: InsertAssetInput,
): OperationResult {
  const draft = createDraft(view)
  const id = newId()
  const issues = checkName(name, `asset/${id}/name`)
  if (hasErrors(issues)) return refuse(...issues)
  const measures = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  draft.put({ id, kind: 'asset', name, folder, index: takeIndex(view, draft, 'asset'), file, mime, size, ...measures })
  return draft.done([id])
}
