import { useState } from 'react'
import type { UserFile, UserFilesPlace } from '../../server/user-files-of-site.ts'
import { messageOf } from '../../server/request.ts'
import { useEditor } from '../../session/use-editor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { UserFilesTable } from './user-files-table.tsx'
import { useUserFiles } from './use-user-files.ts'
import { words } from './words.ts'
import styles from './user-files.module.css'

/** What visitors uploaded at the published site or at the draft: found, saved and deleted. */
export function UserFilesDialog({ onClose }: { readonly onClose: () => void }) {
  const { userFiles } = useEditor().server
  const [place, setPlace] = useState<UserFilesPlace>('live')
  const [search, setSearch] = useState('')
  const [offset, setOffset] = useState(0)
  const [leaving, setLeaving] = useState<UserFile>()
  const { answer, error, setError, reload } = useUserFiles(place, search, offset)
  const { files = [], total = 0, bytes = 0, room = 0, pageSize = 1 } = answer ?? {}
  const pages = Math.ceil(total / pageSize)
  const save = async ({ key, name }: UserFile) => {
    try {
      saveFile(name, await userFiles.read(place, key))
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <>
      <Dialog title={words.visitors.title} isOpen size="large" onClose={onClose}>
        <div className={styles.all}>
          <p className={styles.lead}>{place === 'live' ? words.visitors.lead : words.visitors.draftLead}</p>
          <div className={styles.bar}>
            <Segmented
              label={words.visitors.place}
              value={place}
              segments={[
                { value: 'live', label: words.visitors.live },
                { value: 'draft', label: words.visitors.draft },
              ]}
              onChange={(value) => {
                setPlace(value)
                setOffset(0)
              }}
            />
            <div className={styles.search}>
              <SearchField
                label={words.visitors.search}
                value={search}
                onChange={(text) => {
                  setSearch(text)
                  setOffset(0)
                }}
              />
            </div>
          </div>
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          {!answer && error === undefined && <p className={styles.lead}>{words.visitors.loading}</p>}
          {answer && total === 0 && (
            <p className={styles.none}>{search.trim() === '' ? words.visitors.none : words.visitors.noneFound}</p>
          )}
          {files.length > 0 && <UserFilesTable files={files} onSave={(file) => void save(file)} onDelete={setLeaving} />}
          {total > 0 && (
            <div className={styles.foot}>
              <span role="status" className={styles.lead}>
                {words.visitors.room(words.total(total, words.size(bytes)), words.size(room))}
              </span>
              {pages > 1 && (
                <Pager
                  label={words.visitors.pages}
                  at={offset / pageSize}
                  count={pages}
                  onGo={(page) => setOffset(page * pageSize)}
                />
              )}
            </div>
          )}
        </div>
      </Dialog>
      {leaving && (
        <DeleteUserFile
          file={leaving}
          place={place}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            // The last one of a page may be gone.
            if (files.length === 1 && offset > 0) setOffset(offset - pageSize)
            else reload()
          }}
        />
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
