import { squashDiffs } from '@heddle/store'
import { insertAsset } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { messageOf } from '../../server/request.ts'
import { words } from '../words.ts'
import type { DropPlan } from '../drop-kernel.ts'
import { newNode, planInsert, toTarget } from './land-drag.ts'

/** The element that shows an uploaded picture, and its field. */
export const FILE_ELEMENT = 'image'
const FILE_FIELD = 'url'

/** Uploads a picture dropped from the desktop and places it where it was dropped: one change, one step back. */
export async function placeFile(editor: Editor, file: File, plan: DropPlan): Promise<void> {
  const { notice, selection } = editor.session
  if (!file.type.startsWith('image/')) {
    notice.value = { text: words.notAnImage(file.name), tone: 'danger' }
    return
  }
  const uploading = { text: words.uploading(file.name), tone: 'info' } as const
  notice.value = uploading
  try {
    const { file: stored, mime, size, width, height } = await editor.server.upload(file)
    const measures = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
    const asset = insertAsset(editor.view, { name: file.name, file: stored, mime, size, ...measures, newId: editor.newId })
    if (!asset.ok) {
      editor.change(words.changes.placeFile, asset)
      return
    }
    const preset = newNode(editor, FILE_ELEMENT)
    const template = { ...preset, props: { ...preset.props, [FILE_FIELD]: `asset:${asset.ids?.[0] ?? ''}` } }
    const placed = planInsert(editor, template, toTarget(editor, plan, new Set()))
    const isDone = editor.change(words.changes.placeFile, placed.ok ? squashDiffs(asset.diff, placed.diff) : placed)
    if (isDone && placed.ok && placed.ids) selection.value = placed.ids
    if (notice.value === uploading) notice.value = undefined
  } catch (error) {
    notice.value = { text: words.uploadFailed(file.name, messageOf(error)), tone: 'danger' }
  }
}
