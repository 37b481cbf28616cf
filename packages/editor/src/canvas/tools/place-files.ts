import { squashDiffs } from '@heddle/store'
import type { Id } from '@heddle/document'
import { insertAsset } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import type { UploadedAsset } from '../../server/project-server.ts'
import { messageOf } from '../../server/request.ts'
import { words } from '../words.ts'
import type { DropPlan } from '../drop-kernel.ts'
import { planInsert, toTarget } from './land-drag.ts'

/** The element that shows an uploaded picture, and its field. */
export const FILE_ELEMENT = 'image'
const FILE_FIELD = 'url'

/**
 * Uploads pictures dropped from the desktop and places them one after another where they were dropped: one step back. What is
 * no picture or is not taken by the server is left out and named; the others are placed.
 */
export async function placeFiles(editor: Editor, files: readonly File[], plan: DropPlan): Promise<void> {
  const { notice, selection } = editor.session
  const failures: string[] = []
  const uploaded: (readonly [name: string, stored: UploadedAsset])[] = []
  let uploading: typeof notice.value
  // One at a time: a folder of photographs is not sent all at once.
  for (const file of files) {
    if (!file.type.startsWith('image/')) {
      failures.push(words.notAnImage(file.name))
      continue
    }
    uploading = { text: words.uploading(file.name), tone: 'info' }
    notice.value = uploading
    try {
      uploaded.push([file.name, await editor.server.upload(file)])
    } catch (error) {
      failures.push(words.uploadFailed(file.name, messageOf(error)))
    }
  }
  // After the last upload: what a person does meanwhile is a step of its own.
  const endGesture = editor.client.startGesture()
  const placed = uploaded.flatMap(([name, stored]) => place(editor, name, stored, plan))
  endGesture()
  if (placed.length > 0) selection.value = placed
  if (failures.length > 0) notice.value = { text: failures.join('; '), tone: 'danger' }
  else if (notice.value === uploading) notice.value = undefined
}

/** Ids of what stands on the page now; none when the place is gone. */
function place(editor: Editor, name: string, stored: UploadedAsset, plan: DropPlan): readonly Id[] {
  const { file, mime, size, width, height } = stored
  const measures = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  const asset = insertAsset(editor.view, { name, file, mime, size, ...measures, newId: editor.newId })
  if (!asset.ok) {
    editor.change(words.changes.placeFile, asset)
    return []
  }
  const template = {
    element: FILE_ELEMENT,
    props: { [FILE_FIELD]: `asset:${asset.ids?.[0] ?? ''}` },
    // Its own size and proportions instead of those of a picture that is not there yet.
    styles: { default: { width: width === undefined ? '100%' : `${width}px`, height: 'auto' } },
  }
  const node = planInsert(editor, template, toTarget(editor, plan, new Set()))
  const isDone = editor.change(words.changes.placeFile, node.ok ? squashDiffs(asset.diff, node.diff) : node)
  return isDone && node.ok ? (node.ids ?? []) : []
}
