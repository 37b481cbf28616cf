import { insertAsset } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { messageOf } from '../server/request.ts'
import { words } from './words.ts'

/** Uploads files one after another and makes an asset of each; what the server refuses is told in one notice. */
export async function uploadFiles(editor: Editor, files: readonly File[], onEach?: () => void): Promise<void> {
  const failures: string[] = []
  for (const file of files) {
    try {
      const uploaded = await editor.server.upload(file)
      const { mime, size, width, height } = uploaded
      const result = insertAsset(editor.view, {
        name: uploaded.name || file.name,
        file: uploaded.file,
        mime,
        size,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        newId: editor.newId,
      })
      editor.change(words.changes.upload(file.name), result)
    } catch (error) {
      failures.push(words.uploadFailed(file.name, messageOf(error)))
      editor.session.notice.value = { text: failures.join(' '), tone: 'danger' }
    }
    onEach?.()
  }
}
