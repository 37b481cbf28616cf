import { useState } from 'react'
import type { UserFile, UserFilesPlace } from '../../server/user-files-of-site.ts'
import { messageOf } from '../../server/request.ts'
import { useEditor } from '../../session/use-editor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useVisitorList } from '../../visitor-lists/use-visitor-list.ts'
import { VisitorListDialog } from '../../visitor-lists/visitor-list-dialog.tsx'
import { UserFilesTable } from './user-files-table.tsx'
import { words } from './words.ts'

/** What visitors uploaded at the published site or at the draft: found, saved and deleted. */
export function UserFilesDialog({ onClose }: { readonly onClose: () => void }) {
  const { userFiles } = useEditor().server
  const [leaving, setLeaving] = useState<UserFile>()
  const list = useVisitorList(userFiles.list)
  const { place, answer, setError, dropped } = list
  const { files = [], total = 0, bytes = 0, room = 0 } = answer ?? {}
  const save = async ({ key, name }: UserFile) => {
    try {
      saveFile(name, await userFiles.read(place, key))
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <>
      <VisitorListDialog
        list={list}
        words={words.visitors}
        count={words.visitors.room(words.total(total, words.size(bytes)), words.size(room))}
        onClose={onClose}
      >
        {files.length > 0 && <UserFilesTable files={files} onSave={(file) => void save(file)} onDelete={setLeaving} />}
      </VisitorListDialog>
      {leaving && (
        <DeleteUserFile file={leaving} place={place} onClose={() => setLeaving(undefined)} onGone={() => dropped(files.length)} />
      )}
    </>
  )
}

function DeleteUserFile({
  file,
  place,
  onClose,
  onGone,
}: {
  readonly file: UserFile
  readonly place: UserFilesPlace
  readonly onClose: () => void
  readonly onGone: () => void
}) {
  const { userFiles } = useEditor().server
  const [error, setError] = useState<string>()
  const remove = async () => {
    try {
      await userFiles.remove(place, file.key)
      onGone()
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <AlertDialog
      title={words.visitors.deleteTitle(file.name)}
      keep={words.visitors.keep}
      confirm={words.visitors.deleteIt}
      error={error}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {words.visitors.deleteLead}
    </AlertDialog>
  )
}
